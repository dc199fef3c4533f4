"""Pictures, sounds, fonts and texts that come with the program, as files below ``RESOURCES``."""

from pathlib import Path
from typing import Final

RESOURCES: Final = Path(__file__).parent
