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
list = { $names } and { $last }
`;
const words = new Words("ru", [catalogue], ["Ann", "Bo"]);

test("sentences stand inside sentences and seats have names", () => {
  const token = { id: "a-token", arguments: { value: "4" } };
  const steals = { id: "steals", arguments: { who: { seat: 1 }, victim: { seat: 0 }, token } };
  expect(words.say(steals)).toBe("Bo steals a 4 from Ann.");
});

test("numbers have their forms", () => {
  expect([1, 3, 5].map((bots) => words.text("bots", { bots }))).toEqual(["1 бот", "3 бота", "5 ботов"]);
});

test("parts of messages have names, names stand in rows", () => {
  expect(words.text("rule.text")).toBe("The rule");
  expect(words.listed(["A", "B", "C"])).toBe("A, B and C");
  expect(words.listed(["A"])).toBe("A");
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
  expect(linesOf(told, words)).toEqual([
    { key: "3-0", seat: 1, said: false, text: "Bo steals x from Ann.", times: 1 },
  ]);
  expect(linesOf(said, words)[0]).toMatchObject({ seat: 0, said: true, text: "Hello!" });
  expect(spoken([told, said], { words, names: words.names })).toBe("Bo steals x from Ann. Ann: Hello!");
});
