import { type RefObject, useEffect } from 'react';

/** Keeps on the element where what can be seen begins and how high it is: a phone's keyboard changes no CSS unit. */
export function useSeenHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const measure = (): void => {
      const { style } = element.current ?? {};
      // zoomed with two fingers it is not the keyboard
      if (!style || seen.scale > 1.05) return;
      style.setProperty('--seen-top', `${Math.round(seen.offsetTop)}px`);
      style.setProperty('--seen-height', `${Math.round(seen.height)}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [element]);
}
