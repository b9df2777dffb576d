/**
 * A reading that is asked for again while it runs is done once more afterwards: what it answers is never older than the
 * last time it was asked for, and no two run at once. The work never rejects.
 */
export function oneByOne(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAsked = false;
  async function run(): Promise<void> {
    do {
      isAsked = false;
      await work();
    } while (isAsked);
    running = null;
  }
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}
