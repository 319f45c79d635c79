/** Fetch a part of the page. Without it a game would stand still: it is asked for until it comes, or we have left. */
export function fetched<Part>(load: () => Promise<Part>, come: (part: Part) => void): () => void {
  let wanted = true;
  async function fetch(): Promise<void> {
    while (wanted) {
      try {
        const part = await load();
        if (wanted) come(part);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }
  void fetch();
  return () => (wanted = false);
}
