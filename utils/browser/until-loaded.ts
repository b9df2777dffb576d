/** How long until a module that did not load is asked for again, unless the network comes back before. */
const NEXT_ROUND_MS = 15_000;

let onLate: () => void = () => undefined;

/** Has `tell` called when something that a person waits for did not load and is going to be asked for again. */
export function tellLateBlocks(tell: () => void): () => void {
  onLate = tell;
  return () => (onLate = () => undefined);
}

function nextRound(): Promise<void> {
  return new Promise((done) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      done();
    };
    const timer = setTimeout(go, NEXT_ROUND_MS);
    window.addEventListener('online', go);
  });
}

/**
 * The module, asked for until it comes: a lost network does not leave a button that does nothing. `tell` is called each time
 * it did not.
 */
export async function untilLoaded<Module>(
  load: () => Promise<Module>,
  tell: () => void = () => onLate(),
): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page did not load.', error);
      tell();
      await nextRound();
    }
  }
}
