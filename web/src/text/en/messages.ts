/** Every English sentence, by key. */

import { company } from "./company";
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

export const en = { ...table, ...slips, ...rooms, ...plans, ...reasons, ...score, ...memory, ...learning, ...settings, ...picture, ...company } as const;
