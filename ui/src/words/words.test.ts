import { expect, test } from "vitest";
import { linesOf, spoken } from "../table/telling";
import { Words } from "./words";

const catalogue = `
steals = { $who } steals { $token } from { $victim }.
a-token = a { $value }
bots = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[other] { $bots } ботов
}
rule = Heading
    .text = The rule
phrase-hello = Hello!
`;
const words = new Words("ru", [catalogue], ["Ann", "Bo"]);

test("sentences stand inside sentences and seats have names", () => {
  const token = { id: "a-token", arguments: { value: "4" } };
  const steals = { id: "steals", arguments: { who: { seat: 1 }, victim: { seat: 0 }, token } };
  expect(words.say(steals)).toBe("Bo steals a 4 from Ann.");
});

test("numbers have their forms", () => {
  expect([1, 3, 5].map((bots) => words.text("bots", { bots }))).toEqual([
    "1\u00a0бот",
    "3\u00a0бота",
    "5\u00a0ботов",
  ]);
});

test("parts of messages have names, names stand in rows", () => {
  expect(words.text("rule.text")).toBe("The rule");
  expect(words.listed(["A", "B", "C"])).toBe("A, B и C");
  expect(words.listed(["A"])).toBe("A");
  expect(words.listed(["A", "B"], "disjunction")).toBe("A или B");
  expect(new Words("en", []).listed(["A", "B", "C"])).toBe("A, B and C");
  expect(new Words("es", []).listed(["Ana", "Inés"])).toBe("Ana e Inés");
  const row = { id: "list", arguments: { 0: { seat: 0 }, 1: { seat: 1 }, 2: "Cy" } };
  expect(words.say(row)).toBe("Ann, Bo и Cy");
});

test("the reader is you, and nobody else is", () => {
  const told = new Words(
    "en",
    ["steals = { $who-is ->\n    [you] You steal\n   *[other] { $who } steals\n} from { $victim }."],
    ["Ann", "Bo"],
    0,
  );
  const steals = (who: number, victim: number) =>
    told.text("steals", { who: { seat: who }, victim: { seat: victim } });
  expect([steals(0, 1), steals(1, 0)]).toEqual(["You steal from Bo.", "Bo steals from Ann."]);
  expect(told.people("who", [0, 1])).toEqual({ who: "Ann and Bo", "who-is": "you", "who-others": "Bo" });
  expect(told.among(["Ann", "Bo"]).people("who", [0])).toMatchObject({ "who-is": "other" });
});

test("several of whom one is the reader are told apart, and a clause about the reader is said to them", () => {
  const told = new Words(
    "en",
    [
      "to = for { $to-is ->\n    [you] you and { $to-rest } more, { $to-others }\n   *[other] { $to }\n}",
      "vote = { $person ->\n    [you] You\n   *[other] { $who }\n} for { $role ->\n    [you] you\n   *[other] { $other }\n}",
      "ui-you = you",
    ],
    ["Ann", "Bo", "Cy"],
    0,
  );
  const row = (...seats: number[]) => ({
    id: "list",
    arguments: Object.fromEntries(seats.map((seat, n) => [String(n), { seat }])),
  });
  expect(told.text("to", { to: row(1, 0, 2) })).toBe("for you and 2 more, Bo and Cy");
  expect(told.text("to", { to: row(1, 2) })).toBe("for Bo and Cy");
  const vote = (person: string, who: number, other: number) =>
    told.text("vote", { person, who: { seat: who }, role: "other", other: { seat: other } });
  expect([vote("other", 0, 1), vote("other", 1, 0), vote("i", 1, 0)]).toEqual([
    "You for Bo",
    "Bo for you",
    "Bo for Ann",
  ]);
  expect([told.called(0), told.called(2)]).toEqual(["you", "Cy"]);
});

test("no line breaks after a number, before a dash or after a word of one letter", () => {
  const read = (language: "cs" | "en" | "ru", words: string) =>
    new Words(language, [words]).text("x", { n: 5 }).replaceAll("\u00a0", "_");
  expect(read("en", "x = Round { $n } of 21 guards …")).toBe("Round 5 of 21_guards_…");
  expect(read("ru", "x = { $n ->\n    [one] { $n } карта\n   *[other] { $n } карт\n} в колоде — и всё")).toBe(
    "5_карт в_колоде_— и_всё",
  );
  expect(read("cs", "x = Jdi k oknu a v klidu")).toBe("Jdi k_oknu a_v_klidu");
});

test("a text that is missing is a bug and fails loudly", () => {
  expect(() => words.text("nothing")).toThrow("no text nothing in ru");
});

test("the same words at another table have other names", () => {
  const steals = { id: "steals", arguments: { who: { seat: 0 }, victim: { seat: 1 }, token: "x" } };
  expect(words.among(["Cy", "Dee"]).say(steals)).toBe("Cy steals x from Dee.");
});

test("entries become lines, and lines are spoken with their speakers", () => {
  const told = {
    n: 3,
    told: [{ id: "steals", arguments: { who: { seat: 1 }, victim: { seat: 0 }, token: "x" } }],
  };
  const said = { n: 4, talk: { seat: 0, name: "Ann", phrase: "phrase-hello" } };
  expect(linesOf(told, words)).toMatchObject([
    { key: "3-0", n: 3, seat: 1, said: false, text: "Bo steals x from Ann.", times: 1 },
  ]);
  expect(linesOf(said, words)[0]).toMatchObject({ seat: 0, said: true, text: "Hello!" });
  expect(spoken([told, said], { words })).toBe("Bo steals x from Ann. Ann: Hello!");
});
