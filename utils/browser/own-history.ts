import { pathWithoutLocale } from '@/utils/content/page-links';

/** Pages that only make sense on the way in. */
const SIGN_IN =
  /^\/(?:login|register|reset-password|verify-phone|update-password|update-details)(?:\/|$)/;

/** The path without its language prefix. */
function plainPath(url: string): string {
  return pathWithoutLocale(new URL(url).pathname);
}

/**
 * Whether one step back stays on this site and leads to a page worth going back to. False where the browser cannot
 * tell (no Navigation API): a link is then the better way.
 */
export function canStepBack(): boolean {
  if (typeof window === 'undefined' || !('navigation' in window)) return false;
  const { currentEntry } = window.navigation;
  const before = currentEntry
    ? window.navigation.entries()[currentEntry.index - 1]
    : undefined;
  if (!before?.url) return false;
  const path = plainPath(before.url);
  return !SIGN_IN.test(path) && path !== plainPath(window.location.href);
}
