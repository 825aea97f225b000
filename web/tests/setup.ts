/** Something is said in nearly every test: English, as in a page that has loaded it. */

import { playing, speak } from "../src/text";

await speak("en");
playing("2018");
