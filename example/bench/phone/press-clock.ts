/** What is pressed on a page, and what shows that it was. */
export interface PressWatch {
  /** A selector of what is pressed: the first that is on the screen, or the first of all. */
  readonly target: string;
  /** A selector of what is on the screen once the press is answered, and not before. */
  readonly answer: string;
  /** The answer's whole text, `data-count` or `data-early`. */
  readonly says?: string;
  /** The answer is drawn only when the pressed element's own colours differ, too. */
  readonly recolours?: boolean;
}

/** `began`: the navigation. `missed`: a press that reached something else. `spoiled`: the answer was there before the press. */
export type PressNote =
  'answered' | 'began' | 'missed' | 'place' | 'pressed' | 'seen' | 'spoiled';

declare global {
  interface Window {
    /** Ms since 1970; x and y of a `place`. */
    notePress(note: PressNote, at: number, x?: number, y?: number): void;
    /** The longest event of the press: its INP. */
    pressInteraction?: number;
  }
}

/**
 * Runs in the page before anything else (as text: nothing from outside its body may be named). Looks once in each
 * animation frame. A press counts from its event's own time stamp, which is the browser's, however busy the page is; what
 * is seen counts when the frame that shows it has been made. Goes on in a page that the press leads to.
 */
export function recordPress(watch: PressWatch): void {
  const { answer, recolours, says, target } = watch;
  const since = (time: number) => performance.timeOrigin + time;
  const has = (flag: string) => sessionStorage.getItem(flag) !== null;
  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect();
    const isInside =
      box.bottom > 0 &&
      box.right > 0 &&
      box.top < innerHeight &&
      box.left < innerWidth;
    const options = { visibilityProperty: true } as CheckVisibilityOptions;
    return box.width > 0 && isInside && element.checkVisibility(options);
  };
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].find(isShown);
  const isTold = (element: Element) =>
    says === undefined ||
    [
      element.textContent,
      element.getAttribute('data-count'),
      element.getAttribute('data-early'),
    ].includes(says);
  const isAnswerShown = () =>
    [...document.querySelectorAll(answer)].some(
      (element) => isTold(element) && isShown(element),
    );
  const coloursOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .map((each) => {
        const { backgroundColor, borderColor, boxShadow } =
          getComputedStyle(each);
        return [backgroundColor, borderColor, boxShadow].join();
      })
      .join();
  const middleOf = (element: Element) => {
    const { height, left, top, width } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const afterFrame = (note: () => void) =>
    void scheduler.postTask(note, { priority: 'user-blocking' });
  let pressed: Element | null = null;
  let coloursBefore = '';
  let place = '';
  let isScrolled = false;

  /** Finds what is to be pressed, and says where it is whenever that changes. */
  const seek = () => {
    const element = find(target);
    if (!element) {
      const first = isScrolled ? null : document.querySelector(target);
      isScrolled ||= first !== null;
      first?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return;
    }
    const { x, y } = middleOf(element);
    if (place === `${x} ${y}`) return;
    if (!document.elementFromPoint(x, y)?.closest(target)) return;
    const isFirst = place === '';
    place = `${x} ${y}`;
    afterFrame(() => {
      const at = since(performance.now());
      window.notePress('place', at, x, y);
      if (isFirst) window.notePress('seen', at);
    });
  };
  const isAnswered = () =>
    isAnswerShown() &&
    (!recolours || !pressed || coloursOf(pressed) !== coloursBefore);
  const look = () => {
    if (!has('pressed')) seek();
    else if (isAnswered()) {
      afterFrame(() => window.notePress('answered', since(performance.now())));
      return;
    }
    requestAnimationFrame(look);
  };
  if (!has('began')) {
    sessionStorage.setItem('began', '1');
    window.notePress('began', performance.timeOrigin);
  }
  requestAnimationFrame(look);
  addEventListener(
    'pointerdown',
    ({ isTrusted, target: hit, timeStamp }) => {
      if (!isTrusted || has('pressed') || !(hit instanceof Element)) return;
      const element = hit.closest(target);
      if (!element) return window.notePress('missed', since(timeStamp));
      if (isAnswerShown() && !recolours)
        window.notePress('spoiled', since(timeStamp));
      pressed = element;
      coloursBefore = coloursOf(element);
      sessionStorage.setItem('pressed', '1');
      window.notePress('pressed', since(timeStamp));
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId } = entry as PerformanceEntry & {
        interactionId: number;
      };
      if (interactionId)
        window.pressInteraction = Math.max(
          window.pressInteraction ?? 0,
          duration,
        );
    }
  }).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
}
