# Installs NSIS on a machine that builds, unless it is there.
if (-not (Test-Path "C:\Program Files (x86)\NSIS\makensis.exe")) {
    choco install nsis --yes --no-progress
    exit $LASTEXITCODE
}
