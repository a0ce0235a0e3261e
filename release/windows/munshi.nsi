; Makes the installer of Windows. Give the version, the directory `munshi` of an unpacked archive, and the file to make:
; makensis -DVERSION=0.1.0 -DARCHIVE=/tmp/munshi -DOUTPUT=munshi-0.1.0-windows-x64-setup.exe munshi.nsi
; Silently: setup.exe /S [/NETWORK], uninstall.exe /S [/DATA]
Unicode true
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Munshi"

Name "Munshi"
OutFile "${OUTPUT}"
InstallDir "$PROGRAMFILES64\Munshi"
RequestExecutionLevel admin
!ifdef UNCOMPRESSED
  SetCompress off
!else
  SetCompressor /SOLID lzma
!endif
ShowInstDetails show
BrandingText "Munshi ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Munshi"
VIAddVersionKey "FileDescription" "Munshi for Windows"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION OpenPage
!define MUI_FINISHPAGE_RUN_TEXT "Open Munshi in the browser"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Turkish"
!insertmacro MUI_LANGUAGE "Hindi"

; NSIS has no Marathi.
LangString NETWORK ${LANG_ENGLISH} "May phones and other computers in the office network reach Munshi? Windows Firewall then lets private networks through."
LangString NETWORK ${LANG_FRENCH} "Les téléphones et les autres ordinateurs du réseau du bureau peuvent-ils accéder à Munshi ? Le pare-feu Windows laissera alors passer les réseaux privés."
LangString NETWORK ${LANG_TURKISH} "Ofis ağındaki telefonlar ve diğer bilgisayarlar Munshi'ye ulaşabilsin mi? Windows Güvenlik Duvarı o zaman özel ağlara izin verir."
LangString NETWORK ${LANG_HINDI} "क्या ऑफ़िस नेटवर्क के फ़ोन और दूसरे कंप्यूटर Munshi तक पहुँच सकें? तब Windows फ़ायरवॉल निजी नेटवर्क को अनुमति देगा।"
LangString FAILED ${LANG_ENGLISH} "Munshi could not be set up to start with Windows. The details above say why."
LangString FAILED ${LANG_FRENCH} "Munshi n'a pas pu être configuré pour démarrer avec Windows. Les détails ci-dessus indiquent pourquoi."
LangString FAILED ${LANG_TURKISH} "Munshi, Windows ile başlayacak şekilde kurulamadı. Nedeni yukarıdaki ayrıntılarda yazıyor."
LangString FAILED ${LANG_HINDI} "Munshi को Windows के साथ शुरू होने के लिए सेट नहीं किया जा सका। कारण ऊपर के विवरण में है।"
LangString RUNNING ${LANG_ENGLISH} "Munshi did not stop. Nothing was changed: stop it, and try again."
LangString RUNNING ${LANG_FRENCH} "Munshi ne s'est pas arrêté. Rien n'a été modifié : arrêtez-le, puis réessayez."
LangString RUNNING ${LANG_TURKISH} "Munshi durmadı. Hiçbir şey değiştirilmedi: durdurun ve yeniden deneyin."
LangString RUNNING ${LANG_HINDI} "Munshi बंद नहीं हुआ। कुछ भी नहीं बदला गया: उसे बंद करें और फिर कोशिश करें।"
LangString DATA ${LANG_ENGLISH} "Also delete all data and backups of the institute in $1? This cannot be undone. 'No' keeps them."
LangString DATA ${LANG_FRENCH} "Supprimer aussi toutes les données et sauvegardes de l'établissement dans $1 ? C'est irréversible. « Non » les conserve."
LangString DATA ${LANG_TURKISH} "Kurumun $1 içindeki tüm verileri ve yedekleri de silinsin mi? Bu geri alınamaz. 'Hayır' onları saklar."
LangString DATA ${LANG_HINDI} "क्या $1 में संस्थान का सारा डेटा और बैकअप भी हटाएँ? इसे वापस नहीं लाया जा सकता। 'नहीं' उन्हें रखता है।"
LangString FOLDER ${LANG_ENGLISH} "Munshi data folder"
LangString FOLDER ${LANG_FRENCH} "Dossier des données de Munshi"
LangString FOLDER ${LANG_TURKISH} "Munshi veri klasörü"
LangString FOLDER ${LANG_HINDI} "Munshi का डेटा फ़ोल्डर"
LangString STOP ${LANG_ENGLISH} "Stop Munshi"
LangString STOP ${LANG_FRENCH} "Arrêter Munshi"
LangString STOP ${LANG_TURKISH} "Munshi'yi durdur"
LangString STOP ${LANG_HINDI} "Munshi बंद करें"
LangString START ${LANG_ENGLISH} "Start Munshi"
LangString START ${LANG_FRENCH} "Démarrer Munshi"
LangString START ${LANG_TURKISH} "Munshi'yi başlat"
LangString START ${LANG_HINDI} "Munshi शुरू करें"

; A shortcut cannot ask for the rights of an administrator by itself.
!define POWERSHELL "$SYSDIR\WindowsPowerShell\v1.0\powershell.exe"
!define AS_ADMINISTRATOR `-NoProfile -WindowStyle Hidden -Command "Start-Process -Verb RunAs -FilePath '$INSTDIR\munshi.cmd'`

!macro RunMunshi ARGUMENTS
  nsExec::ExecToLog '"$SYSDIR\cmd.exe" /d /s /c ""$INSTDIR\munshi.cmd" ${ARGUMENTS}"'
  Pop $0
!macroend

Section
  SetShellVarContext all
  ; Another version may be running. Its files stay beside the new ones.
  ${If} ${FileExists} "$INSTDIR\current"
    !insertmacro RunMunshi "service stop"
    ${If} $0 != 0
      MessageBox MB_ICONSTOP "$(RUNNING)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${EndIf}

  SetOutPath "$INSTDIR"
  File /r "${ARCHIVE}/versions"
  File "${ARCHIVE}/munshi.cmd"
  ; Last, so that an installation that is cut short starts the version before.
  File "${ARCHIVE}/current"

  StrCpy $2 "--local"
  ${GetParameters} $1
  ${GetOptions} $1 "/NETWORK" $3
  ${IfNot} ${Errors}
    StrCpy $2 "--network"
  ${Else}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(NETWORK)" /SD IDNO IDNO local
    StrCpy $2 "--network"
    local:
  ${EndIf}
  !insertmacro RunMunshi "service install $2"
  ${If} $0 != 0
    MessageBox MB_ICONEXCLAMATION "$(FAILED)" /SD IDOK
    SetErrorLevel 3
  ${Else}
    !insertmacro RunMunshi "service start"
  ${EndIf}

  WriteINIStr "$INSTDIR\munshi.url" "InternetShortcut" "URL" "http://localhost:3000"
  CreateDirectory "$SMPROGRAMS\Munshi"
  CreateShortcut "$SMPROGRAMS\Munshi\Munshi.lnk" "$INSTDIR\munshi.url"
  CreateShortcut "$SMPROGRAMS\Munshi\$(FOLDER).lnk" "$SYSDIR\..\explorer.exe" '"$APPDATA\Munshi"'
  CreateShortcut "$SMPROGRAMS\Munshi\$(START).lnk" "${POWERSHELL}" `${AS_ADMINISTRATOR} -ArgumentList service,start"`
  CreateShortcut "$SMPROGRAMS\Munshi\$(STOP).lnk" "${POWERSHELL}" `${AS_ADMINISTRATOR} -ArgumentList service,stop"`

  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKLM "${KEY}" "DisplayName" "Munshi"
  WriteRegStr HKLM "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKLM "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKLM "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegStr HKLM "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegDWORD HKLM "${KEY}" "NoModify" 1
  WriteRegDWORD HKLM "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  SetShellVarContext all
  ; In this context it is the directory ProgramData.
  StrCpy $1 "$APPDATA\Munshi"
  !insertmacro RunMunshi "service remove"
  ${If} $0 != 0
    MessageBox MB_ICONSTOP "$(RUNNING)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}

  RMDir /r "$SMPROGRAMS\Munshi"
  RMDir /r "$INSTDIR\versions"
  Delete "$INSTDIR\munshi.cmd"
  Delete "$INSTDIR\munshi.url"
  Delete "$INSTDIR\current"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKLM "${KEY}"

  ${GetParameters} $2
  ${GetOptions} $2 "/DATA" $3
  ${IfNot} ${Errors}
    RMDir /r "$1"
  ${Else}
    MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$(DATA)" /SD IDNO IDNO keep
    RMDir /r "$1"
    keep:
  ${EndIf}
SectionEnd

Function OpenPage
  !insertmacro RunMunshi "service open"
FunctionEnd

Function .onInit
  SetRegView 64
FunctionEnd

Function un.onInit
  SetRegView 64
FunctionEnd
