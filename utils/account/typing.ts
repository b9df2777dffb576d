import { keptTyping, openTyping } from './open-typing';

/** What `read` answers is kept when a session ends while it stands; undefined is not. Returns the way to stop. */
export function watchTyping(name: string, read: () => unknown): () => void {
  openTyping.set(name, read);
  return () => {
    if (openTyping.get(name) === read) openTyping.delete(name);
  };
}

/**
 * Gives back, once and a moment later, what was typed under that name on this page; how is only loaded when there is
 * something. Browser only.
 */
export function bringTypingBack(
  name: string,
  bringBack: (draft: unknown) => void,
): void {
  if (!keptTyping.read()) return;
  import('./kept-typing')
    .then(({ takeTyping }) => {
      const draft = takeTyping(name);
      if (draft !== undefined) bringBack(draft);
    })
    .catch((error: unknown) =>
      console.warn('What was typed did not come back.', error),
    );
}
