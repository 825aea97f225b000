/** What a language consists of; English says what there is to say. */

import type { forms, labels } from "./en/forms";
import type { en } from "./en/messages";

export type Key = keyof typeof en;
export type Messages = Readonly<Record<Key, string>>;

/** What editions call things, by the edition. */
export type ByEdition = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Like<Words> = { readonly [Edition in keyof Words]: { readonly [Name in keyof Words[Edition]]: string } };
/** What a language has to have for each edition, beside the rulebooks' words. */
export type Forms = Like<typeof forms>;
export type Labels = Like<typeof labels>;

export interface Texts {
  /** What the page says its language is. */
  code: string;
  messages: Messages;
  /** Words of the rulebooks, forms of them that only our sentences need, actions as short as a card is. */
  terms: ByEdition;
  forms: ByEdition;
  labels: ByEdition;
}
