/** What is said to those who hear the page, beside the line: each region says one thing after the other. */

class Voice {
  /** In its turn. */
  polite = $state("");
  /** At once. */
  urgent = $state("");
}

export const voice = new Voice();
