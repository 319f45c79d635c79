// Checks the chance of a finished game. Written from docs/protocol.md alone: it knows nothing of the program.
// node check_chance.mjs < the reply of GET /api/tables/T/chance
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const bytes = (hex) => Buffer.from(hex, "hex");
const sha256 = (hex) => createHash("sha256").update(bytes(hex)).digest("hex");
const hmac = (key, text) => createHmac("sha256", bytes(key)).update(text, "ascii").digest();
const hex16 = (number) => number.toString(16).padStart(16, "0");
const LOW = 0xffffffffn;

function mix(x) {
  x = ((x ^ (x >> 16n)) * 0x21f0aaadn) & LOW;
  x = ((x ^ (x >> 15n)) * 0x735a2d97n) & LOW;
  return x ^ (x >> 15n);
}

function generatorOfDeal(number) {
  let low = mix((number & LOW) ^ 0x1b873593n);
  const high = mix((number >> 32n) ^ low);
  low = mix((low + high) & LOW);
  return (1n + (mix(high ^ low) % 698769067n)) * 2n ** 32n + low;
}

function wrong(proof) {
  if (sha256(proof.seed) !== proof.commitment) return "the seed is not the one committed to";
  for (const [seat, number] of proof.numbers.entries()) {
    const seal = proof.seals[seat];
    if (number === "") continue;
    if (seal !== "" && sha256(number) !== seal) return `seat ${seat} sealed another number`;
    const ofBot = hmac(proof.seed, `seat ${seat}`).subarray(0, 16).toString("hex");
    if (seal === "" && number !== ofBot) return `seat ${seat} has a number that was chosen`;
  }
  const text = ["numbers", ...proof.numbers.map((number) => number || "-")].join(" ");
  const seed = proof.fair ? hmac(proof.seed, text).toString("hex") : proof.seed;
  if (seed !== proof.game_seed) return "the game was dealt from another seed";
  let taken = 0;
  for (const [at, draw] of proof.draws.entries()) {
    const count = proof.fair ? draw.change : draw.n;
    const number = hmac(seed, `${count} `).readBigUInt64BE(0) % 2n ** 63n;
    if (hex16(number) !== draw.number) return `change ${draw.change} began with another number`;
    let generator = at === 0 ? generatorOfDeal(number) : number;
    for (let i = 0; i < draw.taken; i++) generator = 698769069n * (generator & LOW) + (generator >> 32n);
    if (hex16(generator) !== draw.end) return `change ${draw.change} ended elsewhere`;
    taken += draw.taken;
  }
  console.log(`${proof.draws.length} changes, ${taken} random numbers: all as promised`);
  return null;
}

const found = wrong(JSON.parse(readFileSync(0, "utf8")));
if (found !== null) {
  console.log(found);
  process.exit(1);
}
