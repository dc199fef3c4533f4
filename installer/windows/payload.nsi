; A stand-in for the program, to test the installer. It writes its command line to started.txt. With --stay it runs
; until there is a file stop.txt next to it. The caller of makensis defines TARGET and OUTFILE.
Unicode true
Target ${TARGET}
!include "LogicLib.nsh"
!include "FileFunc.nsh"
Name "payload"
OutFile "${OUTFILE}"
SilentInstall silent
RequestExecutionLevel user

Section
  FileOpen $0 "$EXEDIR\started.txt" w
  FileWriteUTF16LE $0 $CMDLINE
  FileClose $0
  ${GetParameters} $1
  ${If} $1 == "--stay"
    ${DoUntil} ${FileExists} "$EXEDIR\stop.txt"
      Sleep 100
    ${Loop}
  ${EndIf}
SectionEnd
