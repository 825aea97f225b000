/** French, complete. */

import type { Texts } from "../texts";
import { company } from "./company";
import { forms, labels } from "./forms";
import { learning } from "./learning";
import { memory } from "./memory";
import { picture } from "./picture";
import { plans } from "./plans";
import { reasons } from "./reasons";
import { rooms } from "./rooms";
import { score } from "./score";
import { settings } from "./settings";
import { slips } from "./slips";
import { table } from "./table";
import { terms } from "./terms";

const messages = { ...table, ...slips, ...rooms, ...plans, ...reasons, ...score, ...memory, ...learning, ...settings, ...picture, ...company };
export const texts: Texts = { code: "fr", messages, terms, forms, labels };
