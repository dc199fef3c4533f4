"""Settings for dmgbuild, which makes the macOS disk image."""

import os.path

application = defines["app"]  # noqa: F821 - set by `dmgbuild -D`

format = "UDZO"  # noqa: A001 - the names are dmgbuild's
filesystem = "HFS+"
files = [application]
symlinks = {"Applications": "/Applications"}
icon = defines["icon"]  # noqa: F821
icon_locations = {os.path.basename(application): (140, 120), "Applications": (500, 120)}
icon_size = 128
window_rect = ((100, 100), (640, 280))
