/** When a tap began and when the page first showed that it had been felt; ms since 1970, of this page or the one it led to. */
export type TapNote = 'answered' | 'tapped';

declare global {
  interface Window {
    noteTap(note: TapNote, at: number): void;
    /** Whether the page has been drawn. */
    isDrawn?: boolean;
    /** What is seen of an answer before a tap is none. */
    watchesTap?: boolean;
  }
}

/**
 * Runs in the page before anything else (as text: nothing from outside its body may be named). `reactions` is a selector
 * of what only a tap brings. A tap counts from its event's own time stamp, which is the browser's, however busy the page
 * is; an answer when the frame with the first change that matches has been drawn; a page that a tap leads to, when it is
 * first painted.
 */
export function recordTap(reactions: string): void {
  const now = () => performance.timeOrigin + performance.now();
  let isTapped = false;
  let isAnswered = false;
  /** The page fades what a finger touches: seen with the first frame after the touch, which the browser itself times. */
  let isFelt = false;
  const answer = (at: number) => {
    if (isAnswered) return;
    isAnswered = true;
    window.noteTap('answered', at);
  };
  const found = () => {
    if (isAnswered || isFelt || !isTapped) return;
    if (!document.querySelector(reactions)) return;
    // after the frame that shows it
    requestAnimationFrame(() => setTimeout(() => answer(now())));
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name !== 'first-contentful-paint') continue;
      window.isDrawn = true;
      if (sessionStorage.getItem('tapped'))
        answer(performance.timeOrigin + startTime);
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, name, startTime } of list.getEntries())
      if (isFelt && name === 'pointerdown')
        answer(performance.timeOrigin + startTime + duration);
  }).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
  addEventListener(
    'pointerdown',
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted || !window.watchesTap || isTapped) return;
      isTapped = true;
      sessionStorage.setItem('tapped', '1');
      window.noteTap('tapped', performance.timeOrigin + timeStamp);
      // What is styled while a finger lies on it changes no element.
      const look = () => {
        isFelt ||= document.getAnimations().some(({ id }) => id === 'touch');
        found();
        if (!isAnswered) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
  new MutationObserver(found).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
}
