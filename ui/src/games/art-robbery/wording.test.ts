import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "../../words/languages";
import { LANGUAGES, Words } from "../../words/words";
import { choices } from "./choosing";
import { choice, view } from "./scene.fixture";
import { deed, effect, question } from "./wording";

const NAMES = ["Ann", "Bo", "Cy"];
const FOLDERS = ["src/games/art-robbery/words", "../src/getaway/games/art_robbery/words", "words"];

function words(language: Language): Words {
  const texts = FOLDERS.map((folder) => readFileSync(`${folder}/${language}.ftl`, "utf-8"));
  return new Words(language, texts, NAMES);
}

const english = words("en");
const KINDS = {
  none: [],
  nothing: [choice(null)],
  take: [choice("boss")],
  last: [choice("3", null, { ends_raid: true })],
  any: [choice("0+2"), choice("boss")],
  dog: [choice("dog")],
  "dog of another": [choice("dog", 2)],
  steal: [choice("5", 1)],
  guarded: [choice("boss", 1, { guarded: true })],
  rob: [choice("3", 1), choice("3", 2)],
};

test("a card says what it would do", () => {
  const said = (card: "3" | "5" | "thief") => effect(english, choices(view(), card));
  expect(said("3")).toBe("Steals a 3 from Bo or Cy.");
  expect(said("5")).toBe("Steals a 5 from Bo.");
  expect(said("thief")).toBe("Takes any token from the middle.");
  expect(effect(english, [choice("dog")])).toBe("Takes the dog from the middle.");
  expect(effect(english, [choice("dog", 1)])).toBe("Takes the dog from Bo.");
  expect(effect(english, [choice("boss")])).toBe("Takes the Boss from the middle.");
  expect(effect(english, [choice(null)])).toBe("There’s nothing to take.");
});

test("the button names the deed", () => {
  const named = (found: ReturnType<typeof choice>[], number = 0) => deed(english, found, found[number]!, "5");
  expect(named([choice("3", 1), choice("3", 2)], 1)).toBe("Steal the 3 from Cy");
  expect(named([choice("dog", 1)])).toBe("Take the dog from Bo");
  expect(named([choice(null)])).toBe("Discard: 5");
  expect(named([choice("5", 1), choice(null)], 1)).toBe("Steal nothing");
  expect(named([choice("3"), choice("3+1")], 1)).toBe("Take the 3 (1\u00a0alibi)");
});

describe.each(Object.keys(LANGUAGES) as Language[])("the tray in %s", (language) => {
  test.each(Object.entries(KINDS))("is short: %s", (_, found) => {
    const { title, line } = question(words(language), found);
    expect(title.length).toBeLessThanOrEqual(24);
    expect(line.length).toBeLessThanOrEqual(48);
  });

  test("waits in few words", () => {
    for (const decision of ["play", "token", "victim", "gift"]) {
      expect(words(language).text(`ar-wait-${decision}`).length).toBeLessThanOrEqual(24);
    }
    expect(words(language).text("ar-ask-gift").length).toBeLessThanOrEqual(24);
    const line = words(language).text("ar-line-gift");
    expect(line.length).toBeLessThanOrEqual(48);
  });
});
