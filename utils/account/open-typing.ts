/** Where kept-typing.ts keeps what was typed while a session ended. */
export const TYPED_KEY = 'sofra:typed:1';

/** What is typed on the page that is shown, by the name of its form. */
export const openTyping = new Map<string, () => unknown>();

/** Logging out forgets it. Browser only. */
export function forgetTyping(): void {
  try {
    window.sessionStorage.removeItem(TYPED_KEY);
  } catch {
    // Nothing was kept either.
  }
}
