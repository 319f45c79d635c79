// What is said of a room and of a prisoner to whoever cannot see them.
import type { Words } from "../../words/words";
import type { Choice, RoomView as Room, TaskView as Task, View } from "./wire";

export function does(words: Words, room: Room): string {
  return words.text("alc-does", { what: `${room.name}-${room.side}` });
}

/** What a use of a room costs whoever is there. */
export function priceOf(words: Words, room: Room): string {
  return words.text("room-price", { price: room.use ?? "none" });
}

export function taskSpoken(words: Words, task: Task): string {
  const items = words.listed(task.items.map((thing) => words.text("thing", { thing })));
  return words.text("alc-task-spoken", {
    element: task.element,
    prisoners: task.prisoners,
    guards: task.guards,
    items,
  });
}

export function roomSpoken(words: Words, view: View, room: Room, lit: Choice | null): string {
  const said = [
    `${words.text("room", { room: room.name })}, ${words.text("alc-side", { side: room.side })}: ${does(words, room)}. ${priceOf(words, room)}.`,
  ];
  if (room.places.length > 0)
    said.push(words.text("alc-items-spoken", { items: room.items.length, places: room.places.length }));
  if (room.loose.length > 0)
    said.push(
      words.text("alc-loose-spoken", {
        items: words.listed(room.loose.map((thing) => words.text("a-thing", { thing }))),
      }),
    );
  said.push(
    room.watch === null
      ? `${words.text("alc-guards", { guards: room.guards })}.`
      : words.text("alc-watched-spoken", { guards: room.guards, watch: room.watch }),
  );
  if (room.task) said.push(taskSpoken(words, room.task));
  const there = view.seats.flatMap((prisoner, seat) => (prisoner.room === room.name ? [seat] : []));
  if (there.length > 0) {
    const names = there.map((seat) => words.called(seat));
    said.push(words.text("alc-here-spoken", { names: words.listed(names) }));
  }
  if (lit?.kind === "move") said.push(words.text("alc-move-spoken", { points: lit.points }));
  else if (lit) said.push(words.text("alc-pick-spoken"));
  return said.join(" ");
}

export function prisonerSpoken(words: Words, view: View, seat: number, me: number | null): string {
  const prisoner = view.seats[seat]!;
  const name = words.names[seat] ?? "";
  const said = [
    [
      name,
      ...(seat === me ? [words.text("alc-you")] : []),
      ...(seat === view.scapegoat ? [words.text("alc-goat-spoken", { bonus: view.bonus })] : []),
    ].join(", ") + ".",
    `${words.text("room", { room: prisoner.room })}.`,
    words.text("alc-sheet-spoken", { stamina: prisoner.stamina, cash: prisoner.cash }),
    prisoner.items.length === 0
      ? words.text("alc-no-items")
      : words.text("alc-items-held", {
          items: words.listed(prisoner.items.map((thing) => words.text("thing", { thing }))),
        }),
    prisoner.elements === ""
      ? words.text("alc-no-elements")
      : words.text("alc-elements-held", { elements: [...prisoner.elements].join(" ") }),
    words.text("alc-frame-ups-held", { cards: prisoner.frame_ups }),
    words.text("alc-without-spoken", { name: { seat }, elements: prisoner.without }),
  ];
  if (prisoner.forbidden) said.push(words.text("alc-forbidden"));
  return said.join(" ");
}
