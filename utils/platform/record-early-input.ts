import type { EarlyInput } from './early-input';

/**
 * Records what a person does before anybody listens (utils/platform/early-input.ts). It goes into the page as text
 * ({@link RECORDER_TEXT}): nothing from outside its body may be named in it.
 */
export function recordEarlyInput(): void {
  function recordInput({ target }: Event) {
    if (!(target instanceof Element)) return;
    const { checked = false, value = '' } = target as Partial<HTMLInputElement>;
    early.fields.set(target, { text: value, ticked: checked });
  }

  function recordTick(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.matches('[type=checkbox], [type=radio]')) recordInput(event);
  }

  let felt: Animation | undefined;
  /** Seen at once, until the page answers or another one comes; no attribute of what React is going to hydrate. */
  function mark(pressed: Element | null) {
    felt?.cancel();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    felt = pressed?.animate?.(
      { opacity: isCalm ? [0.5, 0.5] : [0.8, 0.4] },
      {
        duration: 600,
        direction: 'alternate',
        iterations: Infinity,
      },
    );
    document.documentElement.toggleAttribute('data-waits', pressed !== null);
  }
  function recordPress(event: MouseEvent) {
    const { ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
    if (!(target instanceof Element) || defaultPrevented) return;
    const button = target.closest('button');
    if (button?.type === 'button') {
      // Each press of a stepper counts, of anything else the last.
      const isStep = (one: HTMLElement) => one.matches('[role=group] > *');
      const before = early.presses;
      early.presses = isStep(button) ? before : before.filter(isStep);
      early.presses.push(button);
    }
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const leads = link && !link.target && whole(link) !== whole(location);
    const isElsewhere = ctrlKey || metaKey || shiftKey;
    if (button) mark(button);
    else if (leads && !isElsewhere) mark(link.closest('article') ?? link);
  }
  let touch: Animation | undefined;
  /**
   * A finger is felt in the next frame: `:active` comes when it lifts, and its frame waits for all that the press does. The
   * compositor fades, however busy the page is. Stays for as long as the page does.
   */
  function feel({ pointerType, target }: PointerEvent) {
    if (pointerType !== 'touch' || !(target instanceof Element)) return;
    const pressed = target.closest('a[href], button:enabled');
    const row = pressed?.matches('a') ? pressed.closest('article') : null;
    touch = (row ?? pressed)?.animate?.(
      { opacity: [0.75, 0.6, 1] },
      { id: 'touch', duration: 320, easing: 'ease-out' },
    );
  }

  const whole = ({ href }: { href: string }) => href.split('#', 1)[0];
  const early: EarlyInput = {
    fields: new Map(),
    presses: [],
    adds: [],
    ended: new AbortController(),
    unmark: () => mark(null),
    close: () => undefined,
    html: () => undefined,
  };
  window.sofraEarly = early;
  const { signal } = early.ended;
  addEventListener('input', recordInput, { capture: true, signal });
  addEventListener('click', recordTick, { capture: true, signal });
  // Heard last: a press that makes React hydrate at once is React's own, and ends the recording before.
  addEventListener('click', recordPress, { signal });
  addEventListener('pointerdown', feel);
  // The finger scrolls.
  addEventListener('pointercancel', () => touch?.cancel());
  // Back, the browser shows the page as it was left.
  addEventListener('pagehide', () => {
    early.unmark();
    early.left = document.cookie;
  });
}

/** The inline script that begins the recording. */
export const RECORDER_TEXT = `(${recordEarlyInput.toString()})()`;
