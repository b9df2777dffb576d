import { type RefObject, useEffect } from 'react';

/** Between the panel and the edge of what can be seen. */
const MARGIN_PX = 8;

/**
 * Keeps `--visible-height`, the height from the element's top to the end of what can be seen, on the element while
 * `shown`: a phone's keyboard takes away half of the window without changing a CSS unit.
 */
export function useVisibleHeight(
  element: RefObject<HTMLElement | null>,
  shown: boolean,
): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!shown || !seen) return;
    const measure = (): void => {
      const { current } = element;
      if (!current) return;
      const { top } = current.getBoundingClientRect();
      const height = seen.offsetTop + seen.height - top - MARGIN_PX;
      current.style.setProperty('--visible-height', `${Math.round(height)}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [element, shown]);
}
