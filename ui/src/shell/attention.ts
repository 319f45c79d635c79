// "It is your decision": by the title, the sign in the tab and, if wanted, two knocks on wood.

let sound: AudioContext | null = null;

/** Two low knocks, a fifth of a second apart. A browser lets nothing sound before the first click or key. */
export async function knock(): Promise<void> {
  if (navigator.userActivation?.hasBeenActive === false) return;
  sound ??= new AudioContext();
  await sound.resume();
  for (const [wait, pitch] of [
    [0, 190],
    [0.17, 150],
  ] as const) {
    const at = sound.currentTime + wait;
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.09);
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.4, at + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.12);
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 0.13);
  }
}

/** Show in the tab whether we are awaited. */
export function showInTab(title: string, awaited: boolean): void {
  document.title = awaited ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = awaited ? "/icons/awaited.svg" : "/icons/getaway.svg";
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}
