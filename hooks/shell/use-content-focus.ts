import { useEffect, useRef } from 'react';
import { focusContent } from '@/utils/browser/keep-focus';

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
