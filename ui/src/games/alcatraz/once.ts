/** A click that counts once: the second of a double click may be meant for what lay there before. */
export function once(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
