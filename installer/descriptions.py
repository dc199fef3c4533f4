"""Descriptions of the program for its .exe on Windows and its .app on macOS."""

from __future__ import annotations

from typing import Any

NAME = "Alhambra Desktop"
PUBLISHER = "The Alhambra Desktop founders"
COPYRIGHT = "MIT licence; an unofficial fan project"

BUNDLE_IDENTIFIER = "io.github.alhambra-desktop.AlhambraDesktop"
SAVE_TYPE = "io.github.alhambra-desktop.save"
RECORD_TYPE = "io.github.alhambra-desktop.record"

DOCUMENTS = (
    (SAVE_TYPE, "Alhambra saved game", "alhambra", "application/x-alhambra-save"),
    (RECORD_TYPE, "Alhambra game record", "alhambra-record", "application/x-alhambra-record"),
)
"""Uniform type identifier, description, file extension and MIME type of each file type."""


def windows_version(version: str) -> str:
    """Return the version resource of the .exe, in PyInstaller's format."""
    numbers = (*(int(part) for part in version.split(".")), 0)
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": "alhambra-desktop",
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": "alhambra-desktop.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    table = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=[\n"
        f"  StringFileInfo([StringTable('040904B0', [{table}])]),\n"
        "  VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def mac_info() -> dict[str, Any]:
    """Return entries of the .app's Info.plist. PyInstaller adds the name, the identifier and the version."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": description,
                "CFBundleTypeRole": "Editor" if identifier == SAVE_TYPE else "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [identifier],
            }
            for identifier, description, _, _ in DOCUMENTS
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": identifier,
                "UTTypeDescription": description,
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [ending],
                    "public.mime-type": [mime_type],
                },
            }
            for identifier, description, ending, mime_type in DOCUMENTS
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSRequiresAquaSystemAppearance": False,
    }
