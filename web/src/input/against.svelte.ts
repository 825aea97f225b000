/** Whom “what if” is played against, as it was chosen last; nobody named: those who were there. */

export const against = $state({ bot: "" });
