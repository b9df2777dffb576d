import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPlainClick } from '@/utils/browser/plain-click';

/** The address of this site that a press leads to, away from this page; null: it stays here, or opens elsewhere. */
function wayOut(event: MouseEvent): string | null {
  const { target } = event;
  if (!(target instanceof Element) || !isPlainClick(event)) return null;
  const link = target.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = window.location;
  const to = new URL(link.href);
  const isHere = to.pathname === pathname && to.search === search;
  return to.origin === origin && !isHere
    ? `${to.pathname}${to.search}${to.hash}`
    : null;
}

/**
 * While something is not saved, a link away from the page asks first, and the browser asks in its own words before the
 * page is closed or reloaded. `asked`: the question stands.
 */
export function useLeaveQuestion(isDirty: boolean) {
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const isAllowed = useRef(false);
  const askFirst = useEffectEvent((event: MouseEvent) => {
    if (isAllowed.current || !wayOut(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const link = (event.target as Element).closest('a');
    setAsked(link);
  });
  const holdBack = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isAllowed.current) event.preventDefault();
  });
  useEffect(() => {
    if (!isDirty) return;
    document.addEventListener('click', askFirst, true);
    window.addEventListener('beforeunload', holdBack);
    return () => {
      document.removeEventListener('click', askFirst, true);
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [isDirty]);
  return {
    asked: asked !== null,
    stay: () => setAsked(null),
    /** Presses the link again. */
    leave: () => {
      isAllowed.current = true;
      setAsked(null);
      asked?.click();
    },
  };
}
