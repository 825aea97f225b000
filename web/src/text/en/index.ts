/** English, complete: what the other languages are held to. */

import type { Texts } from "../texts";
import { forms, labels } from "./forms";
import { en } from "./messages";
import { terms } from "./terms";

export { en };
export const texts: Texts = { code: "en", messages: en, terms, forms, labels };
