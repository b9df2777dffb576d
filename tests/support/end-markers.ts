import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The end markers of lists that are on the screen; jsdom has no layout that could bring them into sight. */
export interface EndMarkers {
  /** How far outside of what scrolls a marker counts as in sight, of each that was watched. */
  readonly margins: readonly (string | undefined)[];
  /** Brings the markers inside the element into sight. */
  show(within: Element): void;
}

/** Watches end markers in the browser's place, until the test ends. */
export function watchEndMarkers(): EndMarkers {
  const watched = new Map<Element, () => void>();
  const margins: (string | undefined)[] = [];
  class Observer {
    private readonly own: Element[] = [];

    constructor(
      private readonly tell: IntersectionObserverCallback,
      { rootMargin }: IntersectionObserverInit,
    ) {
      margins.push(rootMargin);
    }

    observe(element: Element): void {
      this.own.push(element);
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      watched.set(element, () => this.tell([entry], this as never));
    }

    disconnect(): void {
      this.own.forEach((element) => watched.delete(element));
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    margins,
    show: (within) => {
      // Its answer stays here: who awaits it lets updates in for a moment, without an act around them.
      act(() => {
        for (const [mark, tell] of watched) if (within.contains(mark)) tell();
      });
    },
  };
}
