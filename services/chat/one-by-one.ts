import { noteThrow } from '@/utils/shell/guarded';

/**
 * A reading that is asked for again while it runs is done once more afterwards: what it answers is never older than the
 * last time it was asked for, and no two run at once. A throw of the work is noted; the next asking reads again.
 */
export function oneByOne(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAsked = false;
  async function run(): Promise<void> {
    do {
      isAsked = false;
      await work().catch(noteThrow);
    } while (isAsked);
    running = null;
  }
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}
