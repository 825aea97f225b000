"""The ways to play, by the name in the settings (R1)."""

from boomtown.rules.mode import Mode
from boomtown.rules.modes import aaa, expert, solo, standard

MODES: dict[str, Mode] = {
    mode.name: mode for mode in (standard.MODE, expert.MODE, solo.MODE, aaa.MODE)
}
