import { expect, test } from "vitest";
import type { Play } from "../board";
import { view } from "./scene.fixture";
import { Turn } from "./turn.svelte";
import type { View } from "./wire";

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

test("a card that was played is not chosen any longer, if there is another one like it", () => {
  const sent: number[] = [];
  const before = view({
    seats: view().seats.map((seat, i) => (i === 0 ? { ...seat, hand: ["5", "5", "3"] } : seat)),
  });
  const play = { seat: 0, view: before, asked: true, replayed: false, act: (it: number) => sent.push(it) };
  const turn = new Turn(() => play as unknown as Play<View>);
  const [first, second] = turn.cards;
  turn.choose(first!.id);
  turn.confirm();
  expect(sent).toEqual([5]);
  play.view = {
    ...before,
    turn: 13,
    mover: 1,
    seats: before.seats.map((seat, i) => (i === 0 ? { ...seat, hand: ["1", "3", "5"] } : seat)),
  };
  turn.follow(play.view);
  expect(turn.chosen).toBeNull();
  expect(turn.cards.map(({ card }) => card)).toEqual(["1", "5", "3"]);
  expect(turn.cards[1]!.id).toBe(second!.id);
});

test("what is chosen while others play stays chosen", () => {
  const { turn, id } = begin();
  turn.follow(view({ mover: 1, turn: 13 }));
  turn.choose(id("5"));
  turn.follow(view({ turn: 14 }));
  expect(turn.chosen).toBe(id("5"));
});

test("what is chosen can be let go", () => {
  const { turn, sent, id } = begin();
  turn.choose(id("5"));
  turn.drop();
  expect(turn.card).toBeNull();
  turn.choose(id("5"));
  expect(sent).toEqual([]);
});
