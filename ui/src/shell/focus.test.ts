import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./focus";

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div id="app" tabindex="-1">
    <h2 tabindex="-1" data-question>Which card?</h2><button id="card">5</button><button id="other">4</button>
  </div>`;
  stop = keepFocus();
});
afterEach(() => stop());

const one = (id: string): HTMLButtonElement => document.querySelector(`#${id}`)!;
const settled = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

test("when what had the focus is gone, the question has it", async () => {
  one("card").focus();
  one("card").remove();
  await settled();
  expect(document.activeElement?.textContent).toBe("Which card?");
});

test("what lies over all has it before the question", async () => {
  one("card").focus();
  one("app").insertAdjacentHTML("beforeend", `<div aria-modal="true" tabindex="-1" id="over"></div>`);
  one("card").remove();
  await settled();
  expect(document.activeElement?.id).toBe("over");
});

test("what was off for a moment has it again", async () => {
  one("card").focus();
  one("card").blur(); // as a browser does by itself
  one("card").disabled = true;
  await settled();
  expect(document.activeElement).toBe(document.body);
  one("card").disabled = false;
  await settled();
  expect(document.activeElement?.id).toBe("card");
});

test("what is taken away late is noticed all the same", async () => {
  one("card").focus();
  one("card").checkVisibility = () => false;
  await settled();
  one("card").blur(); // as a browser does by itself, after it has painted
  await settled();
  expect(document.activeElement?.textContent).toBe("Which card?");
});

test("the focus is not taken from where somebody has put it", async () => {
  one("card").focus();
  one("other").focus();
  one("card").remove();
  await settled();
  expect(document.activeElement?.id).toBe("other");
});

test("whoever clicks beside everything wants it nowhere", async () => {
  one("card").focus();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  one("card").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
