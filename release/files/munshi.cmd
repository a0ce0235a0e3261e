@echo off
rem Starts the current version. Versions are side by side, so that an update can be taken back.
setlocal
set "MUNSHI_LAUNCHER=%~f0"
if not defined DATA_DIR set "DATA_DIR=%~dp0data"
:start
set /p version=<"%~dp0current"
"%~dp0versions\%version%\runtime\node.exe" "%~dp0versions\%version%\bin\munshi.mjs" %*
if %errorlevel%==75 goto start
exit /b %errorlevel%
