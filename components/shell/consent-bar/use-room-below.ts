import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the element's height as a custom property of the page, so that what is fixed at the lower edge stands above it;
 * the room is given back when the element goes.
 */
export function useRoomBelow(
  element: RefObject<HTMLElement | null>,
  name: `--${string}`,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const measure = (): void =>
      style.setProperty(name, `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
