import { expect, test } from "vitest";
import type { Play } from "../board";
import { view } from "./scene.fixture";
import { Turn } from "./turn.svelte";
import type { View } from "./view";

/** A turn with 3, 5 and a thief in hand, and all that it sends. */
function begin(): { turn: Turn; sent: number[]; id: (card: string) => number } {
  const sent: number[] = [];
  const play = {
    seat: 0,
    view: view(),
    asked: true,
    replayed: false,
    act: (action: number) => sent.push(action),
  };
  const turn = new Turn(() => play as unknown as Play<View>);
  return { turn, sent, id: (card) => turn.cards.find((held) => held.card === card)!.id };
}

test("advice is shown, wherever the mouse rests, and is what is done", () => {
  const { turn, sent, id } = begin();
  turn.looked = id("3");
  turn.heed(5);
  expect(turn.card).toBe("5");
  turn.confirm();
  expect(sent).toEqual([5]);
});

test("what is shown is done, if it is only pointed at as well", () => {
  const { turn, sent, id } = begin();
  turn.choose(id("3"));
  turn.looked = id("5");
  expect(turn.card).toBe("5");
  turn.confirm();
  expect(sent).toEqual([5]);
});

test("a step among the choices is one of the card that is shown", () => {
  const { turn, sent, id } = begin();
  turn.choose(id("5"));
  turn.looked = id("3");
  const first = turn.choice;
  turn.step(1);
  turn.looked = null;
  expect(turn.card).toBe("3");
  expect(turn.choice).not.toBe(first);
  turn.confirm();
  expect(sent).toEqual([3]);
});

test("a card is not played by a second press while another one is shown", () => {
  const { turn, sent, id } = begin();
  turn.choose(id("5"));
  turn.looked = id("3");
  turn.choose(id("5"));
  expect(sent).toEqual([]);
  turn.choose(id("5"));
  expect(sent).toEqual([5]);
});

test("a card that is still pointed out from the last turn is played at the first Enter after its key", () => {
  const { turn, sent, id } = begin();
  turn.chosen = id("5");
  turn.point(id("5"));
  turn.choose(id("5"));
  expect(sent).toEqual([5]);
});
