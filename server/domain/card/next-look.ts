const SOONEST_MS = 15_000;
const LATEST_MS = 5 * 60_000;

/**
 * When a provider is asked again about an attempt that is open: the older it is the more seldom, and once when nobody
 * can pay it any more.
 */
export function nextLook(
  attempt: { readonly createdAt: Date; readonly expiresAt: Date | null },
  now: Date,
): Date {
  const age = +now - +attempt.createdAt;
  const next = +now + Math.min(LATEST_MS, Math.max(SOONEST_MS, age / 2));
  const end = attempt.expiresAt ? +attempt.expiresAt : -Infinity;
  return new Date(end > +now ? Math.min(next, end) : next);
}
