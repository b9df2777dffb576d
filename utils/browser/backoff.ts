/** How the pauses of one retry loop grow, in milliseconds. */
export interface Backoff {
  readonly firstMs: number;
  /** No longer pause is chosen. */
  readonly mostMs?: number;
  /** What each failure multiplies the pause by. */
  readonly factor?: number;
}

/**
 * The pause after a failure that `failures` others preceded, in milliseconds: `firstMs`, multiplied by each of them up to
 * `mostMs`, and at least `leastMs`, which the other side asks for. Pure; the client and the server retry by it alone.
 */
export const backoffMs = (
  { factor = 2, firstMs, mostMs = Infinity }: Backoff,
  failures: number,
  leastMs = 0,
): number => Math.max(leastMs, Math.min(mostMs, firstMs * factor ** failures));

/** The pauses of so many tries in a row, in milliseconds. */
export const pausesOf = (backoff: Backoff, tries: number): number[] =>
  Array.from({ length: tries }, (_, failures) => backoffMs(backoff, failures));

interface Persistence {
  /** Called at every lost answer. */
  readonly onLost?: () => void;
  readonly isLost: (error: unknown) => boolean;
  /** The pauses between two tries, in milliseconds. */
  readonly delays: readonly number[];
  readonly wait?: (ms: number) => Promise<void>;
}

/** Settles after so many milliseconds. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Sends until an answer comes, with growing pauses; throws the first final refusal, or the last lost answer. */
export async function sendUntilAnswered<Answer>(
  send: () => Promise<Answer>,
  { delays, isLost, onLost, wait = pause }: Persistence,
): Promise<Answer> {
  for (const delay of delays) {
    try {
      return await send();
    } catch (error) {
      if (!isLost(error)) throw error;
      onLost?.();
      await wait(delay);
    }
  }
  return send();
}
