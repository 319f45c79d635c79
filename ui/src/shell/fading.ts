// What was refused is read, and then it goes: it is not about what one does next.
const READ = 12_000; // milliseconds

/** Put something away after it has been read; returns how to keep it. */
export function fade(putAway: () => void): () => void {
  const timer = setTimeout(putAway, READ);
  return () => clearTimeout(timer);
}
