"""The cards as one seat knows them: offers, hand, piles, what is left (R3.2, R3.8, R10–R12)."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from boomtown.protocol import parts
from boomtown.protocol.figures import lines
from boomtown.protocol.parts import Cards, Offer, Opponent, Pile
from boomtown.rules import cards as printed
from boomtown.rules.cards import Card, offers_from_hand
from boomtown.rules.edition import Opponent as OpponentCard
from boomtown.rules.game import Game
from boomtown.rules.mode import Own
from boomtown.rules.modes.aaa import SeenDuel
from boomtown.rules.modes.expert import SeenHands
from boomtown.rules.modes.solo import SeenSolo
from boomtown.rules.modes.standard import SeenStacks
from boomtown.rules.notation import format_card
from boomtown.rules.pile import Back
from boomtown.rules.scoring import Score
from boomtown.rules.view import TableView

OPPONENT_FIGURES = (
    "park",
    "pool",
    "temp",
    "fence",
    "houses_per_extension",
    "improved_house",
)


def cards_part(table: TableView, own: Own, *, aids: bool, rival: Score | None) -> Cards:
    """Return the cards as their owner sees them; nobody's hand for those who watch."""
    left = _left(table, own) if aids else None
    match table.seen:
        case SeenStacks() as seen:
            return _stacks(seen, left)
        case SeenHands() as seen:
            return _hands(seen, own, left)
        case SeenSolo() as seen:
            return _open_hand(seen.held, seen.discards, _pile(seen.back, "solo"), left)
        case SeenDuel() as seen:
            opponent = opponent_part(seen, rival)
            pile = _pile(seen.back, "validation")
            cards = _open_hand(seen.held, seen.discards, pile, left)
            return msgspec.structs.replace(cards, opponent=opponent)
        case _:
            raise TypeError(type(table.seen))


def private_cards(game: Game) -> bool:
    """Whether each seat knows other cards than its neighbour."""
    return isinstance(game.seen, SeenHands)


def _left(table: TableView, own: Own) -> dict[str, int]:
    """Count what one does not see (R13.3): in expert, what others hold is among it."""
    unseen = Counter(table.seen.unseen())
    if isinstance(table.seen, SeenHands):
        unseen -= Counter(own.hand)
        unseen -= Counter([own.given] if own.given else [])
    return {format_card(card): count for card, count in sorted(unseen.items())}


def _stacks(seen: SeenStacks, left: dict[str, int] | None) -> Cards:
    pairs = zip(seen.tops, seen.flipped, strict=True)
    heights = [height + 1 for group in seen.hidden for height in group.heights]
    return Cards(
        offers=[
            Offer(top.number, flipped.action, place, place)
            for place, (top, flipped) in enumerate(pairs)
        ],
        next_actions=list(seen.next_actions),
        discards=sum(len(pile) for pile in seen.discards),
        piles=[Pile(height) for height in heights],
        left=left,
    )


def _hands(seen: SeenHands, own: Own, left: dict[str, int] | None) -> Cards:
    return Cards(
        offers=_offers(own.hand),
        hand=[_card(card) for card in own.hand],
        given=_card(own.given) if own.given else None,
        passed=list(seen.passed),
        discards=len(seen.discards),
        piles=[_pile(seen.back, None)],
        left=left,
        first=seen.first,
    )


def _open_hand(
    held: Sequence[Card], discards: Sequence[Card], pile: Pile, left: dict[str, int] | None
) -> Cards:
    return Cards(
        offers=_offers(tuple(held)),
        hand=[_card(card) for card in held],
        discards=len(discards),
        piles=[pile],
        left=left,
    )


def _card(card: Card) -> parts.Card:
    return parts.Card(card.number, card.action)


def _offers(hand: tuple[Card, ...]) -> list[Offer]:
    return [_offer(offer) for offer in offers_from_hand(hand)]


def _offer(offer: printed.Offer) -> Offer:
    return Offer(offer.number, offer.action, offer.number_card, offer.action_card)


def _pile(back: Back, insert: str | None) -> Pile:
    insert_on_top = back.height > 0 and back.top is None
    return Pile(back.height, back.top, insert if insert_on_top else None, back.inserts, back.lower)


def opponent_part(seen: SeenDuel, rival: Score | None) -> Opponent:
    """Return the AAA with its stack and its score as it stands (R12.5)."""
    card = seen.opponent
    return Opponent(
        name=card.name,
        level=card.level,
        figures=opponent_figures(card),
        printed=list(card.printed),
        validates=list(card.validates),
        stack=[_card(given) for given in seen.stack],
        plans=list(seen.plans),
        unresolved=[plan + 1 for plan in seen.unresolved],
        lines=lines(rival.lines) if rival else [],
        total=rival.total if rival else 0,
    )


def opponent_figures(card: OpponentCard) -> dict[str, int]:
    """Return the figures on an opponent card; level 0 has only its places for temps."""
    places = {f"temp_place_{n}": boxes for n, boxes in enumerate(card.temp_places, 1)}
    return {name: getattr(card, name) for name in OPPONENT_FIGURES} | places
