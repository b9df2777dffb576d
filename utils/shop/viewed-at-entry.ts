import { recentlyViewed } from '@/utils/browser/recently-viewed';

const MOST_ENTRIES = 50;

/** What entries of the browser's history showed, by the key that Next.js gives them. */
const shown = new Map<string, readonly string[]>();

/**
 * The shops seen lately as this entry of the browser's history showed them first: one seen since then adds no row above
 * the place that Back returns to. What is forgotten is not among them. Browser only.
 */
export function viewedAtEntry(): readonly string[] {
  const state = window.history.state as { key?: string } | null;
  const key = state?.key ?? '';
  const now = recentlyViewed();
  const before = shown.get(key);
  if (before) return before.filter((uuid) => now.includes(uuid));
  if (shown.size === MOST_ENTRIES) shown.clear();
  if (key) shown.set(key, now);
  return now;
}
