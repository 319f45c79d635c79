// Focus is never lost. What had it gets it back when it can be used again; when it is gone, the question has it.
const QUESTION = "[data-question]";

const isShown = (one: HTMLElement): boolean => one.isConnected && one.checkVisibility();

/** Where to go on: what lies over all, or what is asked, or the top of the page. */
function question(): HTMLElement | null {
  const over = document.querySelector<HTMLElement>("[aria-modal=true]");
  const asked = [...document.querySelectorAll<HTMLElement>(QUESTION)].filter(isShown);
  return over ?? asked.at(-1) ?? document.getElementById("app");
}

/** Watch the focus; what is given back ends it. */
export function keepFocus(): () => void {
  let had: HTMLElement | null = null;
  let looks = false;

  function mend(): void {
    looks = false;
    const at = document.activeElement;
    if (had === null || (at !== null && at !== document.body)) return;
    // What is only off for a moment, as while it is sent, is waited for.
    const to = !isShown(had) ? question() : had.hasAttribute("disabled") ? null : had;
    to?.focus({ preventScroll: true });
  }
  // A browser takes the focus from what was switched off or hidden when it paints, or later.
  const look = (): void => {
    if (looks) return;
    looks = true;
    requestAnimationFrame(() => setTimeout(mend));
  };
  const enter = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement) had = event.target;
  };
  // Whoever clicks beside everything wants the focus nowhere.
  const press = (): void => {
    had = null;
  };

  const changes = new MutationObserver(look);
  const attributeFilter = ["class", "disabled", "hidden", "inert"];
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter });
  addEventListener("focusin", enter);
  addEventListener("focusout", look);
  addEventListener("pointerdown", press, true);
  return () => {
    changes.disconnect();
    removeEventListener("focusin", enter);
    removeEventListener("focusout", look);
    removeEventListener("pointerdown", press, true);
  };
}
