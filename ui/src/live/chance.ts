// The chance of a finished game, worked out again as docs/protocol.md says. Runs in a worker, with Web Crypto.
import type { Proof } from "./replies";

/** What we kept before the deal: what was promised to us, and what we added. */
export interface Kept {
  commitment: string;
  numbers: Record<number, string>; // ours, by seat
  seals: (string | null)[] | null; // of all seats, when we told our numbers; null: we told none
}

export type Fault = "commitment" | "seal" | "number" | "seed" | "chance";
export type Verdict = { fault: Fault } | { fault: null; changes: number; taken: number };

const LOW = 0xffffffffn;
const WORDS = new TextEncoder();

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(found: ArrayBuffer): string {
  return Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function sha256(number: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(number)));
}

async function hmac(key: string): Promise<(text: string) => Promise<string>> {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const made = await crypto.subtle.importKey("raw", bytes(key), kind, false, ["sign"]);
  return async (text) => hex(await crypto.subtle.sign("HMAC", made, WORDS.encode(text)));
}

function mix(x: bigint): bigint {
  x = ((x ^ (x >> 16n)) * 0x21f0aaadn) & LOW;
  x = ((x ^ (x >> 15n)) * 0x735a2d97n) & LOW;
  return x ^ (x >> 15n);
}

function dealer(number: bigint): bigint {
  let low = mix((number & LOW) ^ 0x1b873593n);
  const high = mix((number >> 32n) ^ low);
  low = mix((low + high) & LOW);
  return ((1n + (mix(high ^ low) % 698769067n)) << 32n) | low;
}

/** Was the game dealt as the server had promised? Everything is worked out again; nothing is taken on trust. */
export async function check(proof: Proof, kept: Kept | null): Promise<Verdict> {
  if ((await sha256(proof.seed)) !== proof.commitment) return { fault: "commitment" };
  if (kept !== null && kept.commitment !== proof.commitment) return { fault: "commitment" };
  const ofServer = await hmac(proof.seed);
  for (const [seat, number] of proof.numbers.entries()) {
    const seal = proof.seals[seat] ?? "";
    const promised = seal || (await sha256((await ofServer(`seat ${seat}`)).slice(0, 32)));
    if (number && (await sha256(number)) !== promised) return { fault: "seal" };
  }
  if (kept?.seals) {
    if (kept.seals.some((seal, seat) => (seal ?? "") !== proof.seals[seat])) return { fault: "seal" };
    for (const [seat, number] of Object.entries(kept.numbers)) {
      const told = kept.seals[Number(seat)] === (await sha256(number));
      if (told && proof.numbers[Number(seat)] !== number) return { fault: "number" };
    }
  }
  const said = ["numbers", ...proof.numbers.map((number) => number || "-")].join(" ");
  const seed = proof.fair ? await ofServer(said) : proof.seed;
  if (seed !== proof.game_seed) return { fault: "seed" };
  const ofGame = await hmac(seed);
  let taken = 0;
  for (const [at, draw] of proof.draws.entries()) {
    const digest = await ofGame(`${proof.fair ? draw.change : draw.n} `);
    const number = BigInt(`0x${digest.slice(0, 16)}`) & (2n ** 63n - 1n);
    let generator = at === 0 ? dealer(number) : number;
    for (let i = 0; i < draw.taken; i += 1) generator = 698769069n * (generator & LOW) + (generator >> 32n);
    // What another game had brought before this one left it is that game's chance.
    if (at < proof.left) continue;
    if (number !== BigInt(`0x${draw.number}`) || generator !== BigInt(`0x${draw.end}`))
      return { fault: "chance" };
    taken += draw.taken;
  }
  return { fault: null, changes: proof.draws.length - proof.left, taken };
}
