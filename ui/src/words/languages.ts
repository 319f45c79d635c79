// The languages, each by its own name: the one list that the server reads too.
import LANGUAGES from "../../../src/getaway/words/languages.json";

export type Language = keyof typeof LANGUAGES;
export { LANGUAGES };
