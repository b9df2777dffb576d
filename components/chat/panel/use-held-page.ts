import { type RefObject, useEffect, useEffectEvent } from 'react';

const REACHABLE =
  'a[href], button:not(:disabled), input:not([hidden]), textarea, summary, [tabindex="0"]';
/** What tells outcomes goes on above the panel. */
const TOASTS = '[role=presentation]:has(.Toastify)';

/** Keeps the page behind from moving and from being reached; what tells outcomes is left. Returns the way back. */
function holdPage(box: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const { style } = body;
  const { overflow, paddingInlineEnd } = style;
  const bar = window.innerWidth - root.clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  const behind = [...(document.getElementById('__next')?.children ?? [])];
  const held = behind.filter(
    (part) =>
      part instanceof HTMLElement &&
      !part.inert &&
      !part.contains(box) &&
      !part.matches(TOASTS),
  );
  for (const part of held) part.toggleAttribute('inert', true);
  return () => {
    Object.assign(style, { overflow, paddingInlineEnd });
    for (const part of held) part.removeAttribute('inert');
  };
}

/** The first and the last that Tab reaches. */
function endsOf(box: HTMLElement) {
  const all = [...box.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility(),
  );
  return { first: all[0], last: all.at(-1) };
}

/**
 * Makes a box the only part of the page while it is shown: the focus goes into it, stays there and returns to where it was,
 * and Escape closes it, unless something above it has it.
 */
export function useHeldPage(
  element: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const before = document.activeElement;
    if (!box.contains(before)) box.focus({ preventScroll: true });
    const release = holdPage(box);
    // what had the focus went with what stood there before
    const keeper = new MutationObserver(() => {
      if (document.activeElement === document.body)
        box.focus({ preventScroll: true });
    });
    keeper.observe(box, { childList: true, subtree: true });
    const handleKey = (event: KeyboardEvent): void => {
      const { defaultPrevented, isComposing, key, shiftKey } = event;
      if (defaultPrevented || isComposing) return;
      if (document.querySelector('dialog[open]')) return;
      if (key === 'Escape') {
        event.preventDefault();
        close();
      }
      if (key !== 'Tab') return;
      const { first, last } = endsOf(box);
      const at = document.activeElement;
      const isInside = box.contains(at);
      const isAtEnd = shiftKey ? at === first || at === box : at === last;
      if (isInside && !isAtEnd) return;
      event.preventDefault();
      (shiftKey ? last : first)?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      keeper.disconnect();
      release();
      if (before instanceof HTMLElement && before !== document.body)
        before.focus({ preventScroll: true });
    };
  }, [element]);
}
