; A stand-in for the program, to try the installer with: it notes how it was started, and with --stay it runs until
; there is a file stop.txt beside it. TARGET and OUTFILE are defined from outside.
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
