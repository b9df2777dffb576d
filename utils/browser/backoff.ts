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
