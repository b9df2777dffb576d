import { type ReactNode, Suspense } from 'react';
import { has } from './switches';

const isApart = has('page-apart');

const FIRST = '<div id="__next">';
const LAST = '</div>';

/** The HTML of Next's root with a boundary in it, as React's server writes one that is whole. */
export function apartHtml(html: string): string {
  const start = html.indexOf(FIRST) + FIRST.length;
  const end = html.lastIndexOf(LAST);
  if (!isApart || start < FIRST.length || end < start) return html;
  return `${html.slice(0, start)}<!--$-->${html.slice(start, end)}<!--/$-->${html.slice(end)}`;
}

/**
 * All of the page, in the browser a boundary of its own: React hydrates it in pieces between which a press is heard, or
 * at once when it is pressed. The server writes its ends by {@link apartHtml} (utils/platform/README.md).
 */
export function PageApart({ children }: Readonly<{ children: ReactNode }>) {
  if (!isApart || typeof window === 'undefined') return children;
  return <Suspense>{children}</Suspense>;
}
