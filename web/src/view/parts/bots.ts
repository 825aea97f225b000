/** What bots are called, and a line on how each thinks; one from elsewhere says so itself. */

import type { BotChoice } from "../../protocol/generated";
import { say, sayOr } from "../../text";

export const botName = (name: string): string => sayOr(`bot.${name}`, "bot.other", { name });

export const botText = ({ name, thinks }: BotChoice): string => sayOr(`bot.${name}_text`, "bot.other_text", { thinks });

/** A bot in one line, for a list to choose from. */
export const botLine = (bot: BotChoice): string => say("bot.line", { name: botName(bot.name), level: bot.level, text: botText(bot) });
