/** How long until a module that did not load is asked for again, unless the network comes back before. */
const NEXT_ROUND_MS = 15_000;
const LATE = 'sofra:late';
const AGAIN = 'sofra:again';

const say = (what: string): boolean => window.dispatchEvent(new Event(what));

/** Says that something that a person waits for is late. */
export const tellLate = (): boolean => say(LATE);

/** Has `tell` called when something that a person waits for did not load and is going to be asked for again. */
export function tellLateBlocks(tell: () => void): () => void {
  window.addEventListener(LATE, tell);
  return () => window.removeEventListener(LATE, tell);
}

/** Asks now for what did not load. */
export const askAgain = (): boolean => say(AGAIN);

function nextRound(): Promise<void> {
  return new Promise((done) => {
    const signals = ['online', AGAIN];
    const go = (): void => {
      clearTimeout(timer);
      for (const each of signals) window.removeEventListener(each, go);
      done();
    };
    const timer = setTimeout(go, NEXT_ROUND_MS);
    for (const each of signals) window.addEventListener(each, go);
  });
}

/**
 * The module, asked for until it comes: a lost network does not leave a button that does nothing. `tell` is called each time
 * it did not.
 */
export async function untilLoaded<Module>(
  load: () => Promise<Module>,
  tell: () => void = tellLate,
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
