/** Says of a piece of work that it took too long. */
class TooSlowError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** The work's own outcome, or a rejection (code ETIMEDOUT) after that many milliseconds; the work is not stopped. */
export async function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TooSlowError(`no answer within ${ms} ms`)),
      ms,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
