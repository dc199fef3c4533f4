# Installs NSIS on a build machine, unless it is already installed.
if (-not (Test-Path "C:\Program Files (x86)\NSIS\makensis.exe")) {
    choco install nsis --yes --no-progress
    exit $LASTEXITCODE
}
