"""Are our own figures fair? `python3 -m bench.calibrate aaa` and `… plans`; `--help` tells more.

`aaa` plays a bot against each opponent of the AAA, its free figures multiplied as told, and lists
figures with which the bot would have won about as often as wanted. `plans` plays with each plan
whose figures are our own, worth several times its points so that the bot strives for it, and counts
how often it is validated.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bench.aaa_figures import EDITION, Figures, Found, figures_of, searched, times
from boomtown.arena.contest import Contest
from boomtown.arena.figures import share_of
from boomtown.arena.playing import ended_games
from boomtown.arena.workers import spread
from boomtown.bots import roster
from boomtown.cli.progress import progress
from boomtown.cli.words.plans import short_plan_text
from boomtown.cli.words.terms import terms_of
from boomtown.editions import edition
from boomtown.rules.edition import Opponent
from boomtown.rules.game import Game
from boomtown.rules.plan import PlanCard
from boomtown.rules.scoring import score
from boomtown.rules.settings import Settings, ruleset

SEED = 2023
# The share of games that the strongest bot is to win, from level 1 on, give or take.
WANTED = (0.95, 0.85, 0.70, 0.55, 0.40)
NEAR = 0.05
SHOWN = 5
# A plan that is striven for is met in no less and no more of the games.
SELDOM, OFTEN = 0.03, 0.90


def games_of(contest: Contest, deals: int, jobs: int) -> list[Game]:
    """Play the deals and return the games in no certain order."""
    return list(progress(spread(ended_games, contest, deals, jobs), deals))


def opponents(args: argparse.Namespace) -> Iterator[str]:
    """Yield a line for each opponent and multiplier, and figures that would come close."""
    for opponent in edition(EDITION).opponents:
        if not opponent.scores or (args.level and opponent.level not in args.level):
            continue
        wanted = WANTED[opponent.level - 1]
        for factor in args.times:
            changed = times(opponent, factor)
            games = games_of(_against(changed, args), args.games, args.jobs)
            won = [float(score(game)[0].place == 1) for game in games]
            yield f"level {opponent.level} ×{factor:g}: {shown(won)}, wanted {wanted:.0%}"
            yield f"  {written(figures_of(changed))}"
            for found in _nearest(changed, games, wanted):
                yield f"  {found.share:.1%} with {written(found.figures)}"


def _against(opponent: Opponent, args: argparse.Namespace) -> Contest:
    settings = Settings(EDITION, "aaa", opponent=opponent.level, advanced=args.advanced)
    rules = ruleset(settings, edition(EDITION))
    return Contest(replace(rules, opponent=opponent), (args.bot,), SEED)


def _nearest(opponent: Opponent, games: Sequence[Game], wanted: float) -> list[Found]:
    """Return figures that come near what is wanted, those first that change least."""
    now = figures_of(opponent)
    near = [one for one in searched(opponent, games) if abs(one.share - wanted) < NEAR]

    def change(one: Found) -> tuple[int, float]:
        steps = sum(abs(one.figures[name] - now[name]) for name in now)
        return steps, abs(one.share - wanted)

    return sorted(near, key=change)[:SHOWN]


def plans(args: argparse.Namespace) -> Iterator[str]:
    """Yield a line for each plan of our own; what is out of bounds has an exclamation mark."""
    for name in ("2018", "2023"):
        box = edition(name)
        for card in box.plans:
            if ours(card) and box.layout(args.sheet):
                games = games_of(_striving(name, card, args), args.games, args.jobs)
                place = card.pile - 1
                met = [float(sheet.plans[place] is not None) for g in games for sheet in g.sheets]
                bounds = "" if SELDOM <= sum(met) / len(met) <= OFTEN else " !"
                text = short_plan_text(card, terms_of(box))
                yield f"{name} n°{card.pile} {card.values}: {shown(met)}{bounds}  {text}"


def ours(card: PlanCard) -> bool:
    """Tell whether anything on a card is our own."""
    return {*card.values_status, card.requirement_status} != {"printed"}


def _striving(name: str, card: PlanCard, args: argparse.Namespace) -> Contest:
    """Return a contest with this plan in play, worth more than it is."""
    higher, lower = card.values
    dear = replace(card, values=(round(higher * args.weight), round(lower * args.weight)))
    rounded = card.requirement.roundabouts > 0
    settings = Settings(
        name, sheet=args.sheet, seats=2, advanced=card.advanced, roundabouts=rounded
    )
    rules = ruleset(settings, edition(name))
    piles = tuple(
        (dear,) if pile == card.pile else cards for pile, cards in enumerate(rules.piles, 1)
    )
    return Contest(replace(rules, piles=piles), (args.bot, args.bot), SEED)


def shown(values: Sequence[float]) -> str:
    """Write a share with its interval."""
    share = share_of(values)
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}) of {len(values)}"


def written(figures: Figures) -> str:
    """Write figures as the edition file has them."""
    return ", ".join(f"{name} = {value}" for name, value in figures.items())


def parser() -> argparse.ArgumentParser:
    """Return what can be said on the command line."""
    made = argparse.ArgumentParser("bench.calibrate", description="Are our own figures fair?")
    parts = made.add_subparsers(required=True)
    aaa = parts.add_parser("aaa", help="the opponents of the AAA")
    aaa.add_argument("--level", type=int, nargs="+", help="only these")
    aaa.add_argument("--times", type=float, nargs="+", default=[1.0], metavar="FACTOR")
    aaa.add_argument("--advanced", action="store_true", help="with advanced plans")
    aaa.set_defaults(run=opponents)
    ways = parts.add_parser("plans", help="plans whose figures are our own")
    ways.add_argument("--weight", type=float, default=3.0, help="how many times its points")
    ways.add_argument("--sheet", default="classic", choices=["classic", "blueprint"])
    ways.set_defaults(run=plans)
    for part in (aaa, ways):
        part.add_argument("--bot", default=list(roster())[-1], choices=list(roster()))
        part.add_argument("--games", type=int, default=400, help="for each line")
        part.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return made


if __name__ == "__main__":
    chosen = parser().parse_args()
    for text in chosen.run(chosen):
        print(text, flush=True)
