const OWNERS = "input, textarea, select, [contenteditable], dialog";

/** Does a key belong to something else than the table: a text, a list, a dialog? */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.target instanceof Element && event.target.closest(OWNERS) !== null) return true;
  // The focus may be nowhere: what lies under an open dialog, as under the curtain, hears nothing all the same.
  return document.querySelector("dialog:modal") !== null;
}
