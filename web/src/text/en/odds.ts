/** The odds of one’s seat: what may come next, what can still be filled, where the game is heading. */

export const odds = {
  "odds.title": "Your odds",
  "odds.working": "Working it out …",
  "odds.next": "Next round",
  "odds.next_text": "How likely it is that a number or an action is among those you can choose from. A reshuffle would change it.",
  "odds.houses": "Empty houses",
  "odds.houses_text": "How likely it is, in percent, that a number fitting the house still comes: this round or before the end, {n} {n|round|rounds} away or so. Changed and copied numbers are not counted.",
  "odds.percent": "{n}%",
  "odds.cell": "{place}: {n}%",
  "odds.built": "{place}: built",
  "odds.heading": "Where it is heading",
  "odds.points": "Played on {played} {played|time|times} by good bots, your town ends with {n} {n|point|points} on average.",
  "odds.fail": "The odds could not be fetched. {reason}",
} as const;
