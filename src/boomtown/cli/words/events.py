"""What happened between two rounds, in words."""

from boomtown.cli.words import say
from boomtown.cli.words.terms import Terms
from boomtown.rules.events import (
    DeckReshuffled,
    Event,
    GameEnded,
    PileRefilled,
    PlanTurned,
    RivalValidated,
    RoundOpened,
    SoloCardDrawn,
)
from boomtown.rules.plan import PlanInPlay

_PLAIN: dict[type[Event], str] = {
    DeckReshuffled: "reshuffled",
    PileRefilled: "refilled",
    SoloCardDrawn: "solo_card",
}


def event_text(event: Event, plans: tuple[PlanInPlay, ...], terms: Terms) -> str | None:
    """Return an event as a sentence; a round that opens shows for itself."""
    match event:
        case RoundOpened():
            return None
        case PlanTurned(plan):
            value = plans[plan].card.values[1]
            return say("events", "plan_turned", plan=terms.plan(plan + 1), value=value)
        case DeckReshuffled() | PileRefilled() | SoloCardDrawn():
            return say("events", _PLAIN[type(event)])
        case RivalValidated(plan, points):
            key = "rival_passes" if points is None else "rival_takes"
            return say("events", key, plan=terms.plan(plan + 1), points=points or 0)
        case GameEnded(reasons):
            words = ", ".join(terms[f"end_{reason}"] for reason in reasons)
            return say("events", "ended", reasons=words)


def event_texts(
    events: tuple[Event, ...], plans: tuple[PlanInPlay, ...], terms: Terms
) -> list[str]:
    """Return the sentences of several events."""
    texts = (event_text(event, plans, terms) for event in events)
    return [text for text in texts if text]
