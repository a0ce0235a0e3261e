@echo off
rem Starts the current version as the archive's launcher does, with the data of the service.
setlocal
set "MUNSHI_LAUNCHER=%~f0"
if not defined DATA_DIR set "DATA_DIR=%ProgramData%\Munshi"
:start
set /p version=<"%~dp0current"
"%~dp0versions\%version%\runtime\node.exe" "%~dp0versions\%version%\bin\munshi.mjs" %*
if %errorlevel%==75 goto start
exit /b %errorlevel%
