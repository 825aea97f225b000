/** Where points come from, what decides a tie, and what happened between two rounds. */

export const score = {
  "because.plans.item_first": "{plan}: {points}, higher value",
  "because.plans.item_later": "{plan}: {points}, lower value",
  "because.plans.item": "{plan}: {points}",
  "because.plans.none": "no plan {plan_claimed}",
  "because.parks": "{values}, one figure a street",
  "because.pools": "{n} {n|pool|pools} built",
  "because.temps.ranked": "{n} {n|box|boxes}, {place}",
  "because.temps.none": "no box, no points",
  "because.temps.solo": "{n} {n|box|boxes}; six are needed",
  "because.temps.level0": "{n} {n|box|boxes}: {place} on the AAA card",
  "because.estates.item": "{count} × {value} for size {size}",
  "because.estates.none": "no complete estate",
  "because.estates.too_long": "{n} of 7 or more: 0",
  "because.bis": "{n} {n|box|boxes} crossed, so {points}",
  "because.refusals": "{n} {n|refusal|refusals}, so {points}",
  "because.roundabouts": "{n} {n|roundabout|roundabouts}, so {points}",
  "because.aaa.cards": "{n} {n|card|cards} × {points}",
  "because.aaa.temps": "{n} × {points}, and {rank} for {place}",
  "because.aaa.estate": "{houses} × {value} = {points}",
  "because.aaa.best_five": "the five best of {n} {n|estate|estates}",

  "tie.aaa": "Level, and not ahead in estates: the AAA wins.",

  "event.plan_turned": "Plan {plan} is turned over: its lower value counts from now on.",
  "event.reshuffled": "All cards were reshuffled, as asked for.",
  "event.refilled": "The cards were used up: they were shuffled and dealt anew.",
  "event.solo_card": "The Solo card came up: every open plan is turned over.",
  "event.rival_takes": "The AAA validates plan {plan} for {points} points.",
  "event.rival_passes": "The validation card of plan {plan} came up; the AAA’s card does not list it.",
  "event.ended": "The game is over: {reasons}.",
} as const;
