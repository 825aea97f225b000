/** Finished games: replays, proofs, what ifs, what is stored about oneself. */

export const memory = {
  "reason.no_replay": "This game cannot be played again: the figures of its edition have changed since.",
  "reason.no_such_round": "The game has no round {round}.",
  "reason.no_what_if": "So many seats are too many to play on against bots.",
  "reason.not_sure": "Nothing was erased.",
} as const;
