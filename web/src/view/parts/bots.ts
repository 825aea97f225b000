/** What bots are called, and a line on how each thinks; one from elsewhere says so itself. */

import type { BotChoice } from "../../protocol/generated";
import { say, sayOr } from "../../text";

export const botName = (name: string): string => sayOr(`bot.${name}`, "bot.other", { name });

export const botText = ({ name, thinks }: BotChoice): string => sayOr(`bot.${name}_text`, "bot.other_text", { thinks });

export const botLevel = (level: number): string => say("bot.level", { level });

/** A bot in a few words, for a list to choose from. */
export const botLine = ({ name, level }: BotChoice): string => say("bot.line", { name: botName(name), level: botLevel(level) });
