// Where the rooms lie: on a desk four columns and three rows, on a phone turned a quarter.
import type { RoomView as Room } from "./wire";

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const ROWS = 3;
const COLUMNS = 4;

/** Row and column on the screen, from 0. */
export function place(room: Room, turned: boolean): [number, number] {
  const [row, column] = room.cell;
  // A quarter turn: what was left is on top, what was on top is on the right.
  return turned ? [column, ROWS - 1 - row] : [row, column];
}

/** The rooms in the order in which they are read on the screen. */
export function inOrder(rooms: Room[], turned: boolean): Room[] {
  const rank = (room: Room): number => {
    const [row, column] = place(room, turned);
    return row * COLUMNS + column;
  };
  return [...rooms].sort((one, other) => rank(one) - rank(other));
}

/** The room that an arrow leads to; at the edge one stays. */
export function towards(rooms: Room[], from: Room, arrow: Arrow, turned: boolean): Room {
  const [row, column] = place(from, turned);
  const down = arrow === "ArrowDown" ? 1 : arrow === "ArrowUp" ? -1 : 0;
  const right = arrow === "ArrowRight" ? 1 : arrow === "ArrowLeft" ? -1 : 0;
  const found = rooms.find((room) => {
    const [y, x] = place(room, turned);
    return y === row + down && x === column + right;
  });
  return found ?? from;
}
