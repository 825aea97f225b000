"""`make golden`: write every golden game anew from its decisions; play those that are missing.

A game whose decisions are no longer legal is named and left alone: delete its file to play another.
"""

import sys

from boomtown.editions import edition
from boomtown.rules.reader import NotationError
from boomtown.rules.record_reader import parse_record
from boomtown.rules.replay import ReplayError
from boomtown.rules.transcript import transcript
from tests.golden.games import FOLDER, combinations, path_of, played


def main() -> int:
    """Write the games; 1 if one of them cannot be replayed."""
    FOLDER.mkdir(exist_ok=True)
    broken = 0
    for seed, settings in enumerate(combinations(), 60):
        path = path_of(settings)
        try:
            known = path.exists()
            record = parse_record(path.read_text("utf-8")) if known else played(settings, seed)
            path.write_text(transcript(record, edition(settings.edition)), "utf-8")
        except (NotationError, ReplayError) as problem:
            print(f"{path.name}: {problem}")
            broken += 1
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
