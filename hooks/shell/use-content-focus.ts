import { useEffect, useRef } from 'react';

/** Gives the page's content the focus, unless something in the page has it. Browser only. */
export function focusContent(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * When a page shows something else (a step, what became of a form) and what had the focus went with what stood there
 * before, the content has it: it never falls back to the very top. `shown` names what is shown.
 */
export function useContentFocus(shown: string | null | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    focusContent();
  }, [shown]);
}
