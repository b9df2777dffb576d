const SECOND_MS = 1_000;

/** A Retry-After in seconds or as a date (RFC 9110 §10.2.3), in milliseconds; undefined when it says neither. */
export function retryAfterMs(
  header: string | null | undefined,
): number | undefined {
  const said = header?.trim();
  if (!said) return undefined;
  const ms = /^\d{1,9}$/.test(said)
    ? Number(said) * SECOND_MS
    : Date.parse(said) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
