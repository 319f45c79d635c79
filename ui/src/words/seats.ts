/** A seat as people count it, from 1; fields and addresses count from 0. */
export function counted(seat: number): number {
  return seat + 1;
}
