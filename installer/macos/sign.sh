#!/bin/sh
# Signs and notarises for macOS if there is a developer identity; otherwise prints a message and does nothing.
# usage: sign.sh keychain           before the build: unlock the certificate for CODESIGN_IDENTITY
#        sign.sh notarise IMAGE     after the build: have Apple check the disk image
#
# Signing uses CODESIGN_IDENTITY (also read by the build), CODESIGN_CERTIFICATE (a .p12 in base64) and
# CODESIGN_PASSWORD. Notarising uses NOTARY_USER, NOTARY_TEAM and NOTARY_PASSWORD.
set -eu
case "${1:-}" in
keychain)
    [ -n "${CODESIGN_IDENTITY:-}" ] || { echo "Not signed: CODESIGN_IDENTITY is not set."; exit 0; }
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    printf '%s' "$CODESIGN_CERTIFICATE" | base64 --decode >"$folder/certificate.p12"
    secret=$(uuidgen)
    keychain=$HOME/Library/Keychains/alhambra-build.keychain-db
    security create-keychain -p "$secret" "$keychain"
    security set-keychain-settings -lut 7200 "$keychain"
    security unlock-keychain -p "$secret" "$keychain"
    security import "$folder/certificate.p12" -k "$keychain" -P "$CODESIGN_PASSWORD" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keychain" >/dev/null
    security list-keychains -d user -s "$keychain" login.keychain
    ;;
notarise)
    [ -n "${NOTARY_USER:-}" ] || { echo "Not notarised: NOTARY_USER is not set."; exit 0; }
    codesign --sign "$CODESIGN_IDENTITY" --timestamp "$2"
    xcrun notarytool submit "$2" --wait \
        --apple-id "$NOTARY_USER" --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
    xcrun stapler staple "$2"
    ;;
*)
    echo "usage: sign.sh keychain | sign.sh notarise IMAGE" >&2
    exit 2
    ;;
esac
