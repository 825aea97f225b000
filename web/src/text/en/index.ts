/** English, complete. */

import { labels } from "./labels";
import { plans } from "./plans";
import { reasons } from "./reasons";
import { rooms } from "./rooms";
import { score } from "./score";
import { slips } from "./slips";
import { table } from "./table";

export const en = { ...table, ...slips, ...rooms, ...plans, ...labels, ...reasons, ...score } as const;
