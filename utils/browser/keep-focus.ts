const PATIENCE_MS = 2_000;

/**
 * When what has the focus goes from `box`, the focus moves to what `next` finds there then: who presses keys stays
 * where they were. Waits two seconds at most, and does nothing when the focus is elsewhere by then.
 */
export function keepFocus(
  box: Element | null | undefined,
  next: () => HTMLElement | null | undefined,
): void {
  if (!box) return;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) return;
    observer.disconnect();
    next()?.focus({ preventScroll: true });
  });
  observer.observe(box, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}
