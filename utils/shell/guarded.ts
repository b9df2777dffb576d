/** Notes a throw that nobody waits for. */
export function noteThrow(error: unknown): void {
  console.error('A step failed', error);
}

/** The same work; what it throws is noted, so that it ends nothing of its caller. */
export function guarded<Args extends readonly unknown[]>(
  work: (...args: Args) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      work(...args);
    } catch (error) {
      noteThrow(error);
    }
  };
}
