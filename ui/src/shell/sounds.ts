// The seven sounds of a table and the tick of the last seconds: made here, none longer than 400 ms.

/** What is heard: a card on wood, a nail's click, a zip, a soft bark, two knocks, a lamp's switch, a bolt, a tick. */
export type Sound = "card" | "token" | "stolen" | "dog" | "turn" | "scene" | "arrest" | "tick";

interface Tone {
  at: number; // seconds from now
  long: number;
  wave: OscillatorType | "noise";
  from: number; // pitch, or for noise the middle of what is let through
  to: number;
  loud: number;
}

const NOISE = "noise";
const SOUNDS: Record<Sound, Tone[]> = {
  card: [
    { at: 0, long: 0.09, wave: NOISE, from: 2600, to: 900, loud: 0.5 },
    { at: 0.05, long: 0.06, wave: "triangle", from: 170, to: 110, loud: 0.25 },
  ],
  token: [{ at: 0, long: 0.05, wave: "square", from: 1900, to: 1100, loud: 0.12 }],
  stolen: [{ at: 0, long: 0.2, wave: NOISE, from: 700, to: 5200, loud: 0.45 }],
  dog: [
    { at: 0, long: 0.14, wave: "sawtooth", from: 420, to: 210, loud: 0.22 },
    { at: 0, long: 0.1, wave: NOISE, from: 900, to: 500, loud: 0.2 },
  ],
  turn: [
    { at: 0, long: 0.12, wave: "triangle", from: 190, to: 95, loud: 0.4 },
    { at: 0.17, long: 0.12, wave: "triangle", from: 150, to: 75, loud: 0.4 },
  ],
  scene: [
    { at: 0, long: 0.03, wave: NOISE, from: 3200, to: 2400, loud: 0.4 },
    { at: 0.06, long: 0.04, wave: NOISE, from: 1300, to: 900, loud: 0.4 },
  ],
  arrest: [
    { at: 0, long: 0.12, wave: NOISE, from: 500, to: 300, loud: 0.5 },
    { at: 0.14, long: 0.2, wave: "triangle", from: 95, to: 48, loud: 0.6 },
  ],
  tick: [{ at: 0, long: 0.03, wave: "square", from: 950, to: 800, loud: 0.08 }],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return hiss;
}

function source(on: AudioContext, tone: Tone, at: number): [AudioScheduledSourceNode, AudioNode] {
  if (tone.wave !== NOISE) {
    const found = on.createOscillator();
    found.type = tone.wave;
    found.frequency.setValueAtTime(tone.from, at);
    found.frequency.exponentialRampToValueAtTime(tone.to, at + tone.long);
    return [found, found];
  }
  const found = on.createBufferSource();
  found.buffer = noise(on);
  const band = on.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(tone.from, at);
  band.frequency.exponentialRampToValueAtTime(tone.to, at + tone.long);
  return [found, found.connect(band)];
}

/** Let it sound, at a volume from 0 to 1. A browser lets nothing sound before the first click or key. */
export async function sound(name: Sound, volume: number, wait = 0): Promise<void> {
  if (volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  await context.resume();
  for (const tone of SOUNDS[name]) {
    const at = context.currentTime + wait + tone.at;
    const [begin, end] = source(context, tone, at);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, tone.loud * volume), at + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + tone.long);
    end.connect(gain).connect(context.destination);
    begin.start(at);
    begin.stop(at + tone.long + 0.01);
  }
}
