; The installer for Windows. build_setup.py runs makensis with these definitions:
;   TARGET VERSION OUTFILE FILES (list written by build_setup.py) SIZE (kilobytes) LONGEST (characters) ICON (if any)
;
; It installs for one user, so administrator rights are not needed. A newer version replaces only the files of
; the older one. On the command line:
;   /S          silent installation; exit code 2 if the program is running or the folder name is too long
;   /D=C:\path  installation folder; last argument, without quotes even if it contains spaces

Unicode true
Target ${TARGET}

!define NAME "Alhambra Desktop"
!define PUBLISHER "The Alhambra Desktop founders"
!define URL "https://github.com/alhambra-desktop/alhambra-desktop"
!define PROGRAM "alhambra-desktop.exe"
!define CLASSES "Software\Classes"
!define SETTINGS "Software\AlhambraDesktop"
!define APPS_ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\AlhambraDesktop"
!define SAVE "AlhambraDesktop.SavedGame"
!define RECORD "AlhambraDesktop.GameRecord"
!define MOST_CHARACTERS 259 ; maximum length of a path for programs that do not support long paths
!define PATIENCE 10 ; seconds that a silent installer waits for a running program

!include "LogicLib.nsh"
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "${FILES}"

Name "${NAME}"
OutFile "${OUTFILE}"
BrandingText "${NAME} ${VERSION}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\AlhambraDesktop"
InstallDirRegKey HKCU "${SETTINGS}" "InstallDir"
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestLongPathAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "FileDescription" "${NAME} installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence; an unofficial fan project"

!ifdef ICON
  !define MUI_ICON "${ICON}"
  !define MUI_UNICON "${ICON}"
!endif
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The installer uses the language of Windows, or else English.
!macro Speak LANGUAGE ID SAVED_GAME GAME_RECORD RUNNING
  !insertmacro MUI_LANGUAGE "${LANGUAGE}"
  LangString SavedGame ${ID} "${SAVED_GAME}"
  LangString GameRecord ${ID} "${GAME_RECORD}"
  LangString Running ${ID} "${RUNNING}"
!macroend

!define LINES "$\r$\n$\r$\n"
!insertmacro Speak English 1033 "Alhambra saved game" "Alhambra game record" \
  "${NAME} is running.${LINES}Close its windows, then choose Retry. Your game is saved."
!insertmacro Speak German 1031 "Gespeicherte Alhambra-Partie" "Alhambra-Protokoll" \
  "${NAME} läuft noch.${LINES}Schließe die Fenster des Programms und wähle dann „Wiederholen“. Deine Partie ist gespeichert."
!insertmacro Speak French 1036 "Partie sauvegardée d’Alhambra" "Relevé d’une partie d’Alhambra" \
  "${NAME} est ouvert.${LINES}Ferme ses fenêtres, puis choisis « Recommencer ». Ta partie est sauvegardée."
!insertmacro Speak Hungarian 1038 "Mentett Alhambra-játszma" "Alhambra-jegyzőkönyv" \
  "Az ${NAME} még fut.${LINES}Zárd be az ablakait, majd válaszd az Ismét gombot. A játszmád mentve van."
!insertmacro Speak PortugueseBR 1046 "Partida salva de Alhambra" "Registro de partida de Alhambra" \
  "O ${NAME} está aberto.${LINES}Feche as janelas do programa e escolha Repetir. Sua partida está salva."

; Wait until the program in FOLDER is not running, because Windows cannot replace running programs.
!macro WaitForProgram FOLDER
  StrCpy $R8 0
  ${Do}
    ${IfNot} ${FileExists} "${FOLDER}\${PROGRAM}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $R9 "${FOLDER}\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $R9
      ${ExitDo}
    ${EndIf}
    ${If} ${Silent}
      IntOp $R8 $R8 + 1
      ${If} $R8 > ${PATIENCE}
        SetErrorLevel 2
        Quit
      ${EndIf}
      Sleep 1000
    ${ElseIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

!macro Associate ENDING TYPE DESCRIPTION
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "${DESCRIPTION}"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${TYPE}" ""
!macroend

; Keep the file type if the user has assigned it to another program in the meantime.
!macro Dissociate ENDING TYPE
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
!macroend

!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
!macroend

Function .onVerifyInstDir
  StrLen $0 $INSTDIR
  IntOp $0 $0 + ${LONGEST}
  ${If} $0 > ${MOST_CHARACTERS}
    Abort
  ${EndIf}
FunctionEnd

; Remove the previous version with its own uninstaller, which knows its files.
Function RemoveOlder
  ReadRegStr $R0 HKCU "${SETTINGS}" "InstallDir"
  ${If} $R0 == ""
    Return
  ${EndIf}
  !insertmacro WaitForProgram $R0
  ${If} ${FileExists} "$R0\uninstall.exe"
    ExecWait '"$R0\uninstall.exe" /S /UPGRADE _?=$R0'
    Delete "$R0\uninstall.exe"
    RMDir "$R0"
  ${EndIf}
FunctionEnd

Section "Program"
  StrLen $0 $INSTDIR
  IntOp $0 $0 + ${LONGEST}
  ${If} $0 > ${MOST_CHARACTERS} ; a silent installation shows no page that checks the length
    SetErrorLevel 2
    Quit
  ${EndIf}
  Call RemoveOlder
  !insertmacro WaitForProgram $INSTDIR
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
  !insertmacro Associate ".alhambra" "${SAVE}" "$(SavedGame)"
  !insertmacro Associate ".alhambra-record" "${RECORD}" "$(GameRecord)"
  WriteRegStr HKCU "${SETTINGS}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${APPS_ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${APPS_ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${APPS_ENTRY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${APPS_ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${APPS_ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${APPS_ENTRY}" "URLInfoAbout" "${URL}"
  WriteRegStr HKCU "${APPS_ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${APPS_ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${APPS_ENTRY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${APPS_ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${APPS_ENTRY}" "NoRepair" 1
  !insertmacro TellExplorer
SectionEnd

; Saved games are in another folder. Only installed files are removed.
Section "Uninstall"
  !insertmacro WaitForProgram $INSTDIR
  !insertmacro RemoveFiles
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${IfNot} ${Errors}
    Return
  ${EndIf}
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  !insertmacro Dissociate ".alhambra" "${SAVE}"
  !insertmacro Dissociate ".alhambra-record" "${RECORD}"
  DeleteRegKey HKCU "${APPS_ENTRY}"
  DeleteRegKey HKCU "${SETTINGS}"
  !insertmacro TellExplorer
SectionEnd
