/** What shows that the reader has taken over: the page is theirs then. */
const TAKE_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Sections out of sight have an estimated height (content-visibility): once they are drawn, the aim is corrected. */
function landAfterScroll(section: HTMLElement): void {
  const stop = new AbortController();
  const { signal } = stop;
  const land = (): void => {
    stop.abort();
    section.scrollIntoView({ block: 'start' });
  };
  document.addEventListener('scrollend', land, { signal });
  for (const event of TAKE_OVER)
    window.addEventListener(event, () => stop.abort(), {
      signal,
      passive: true,
    });
}

/** Scrolls to a section of the menu, gliding only where motion is welcome, and moves the focus to its heading. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({
    behavior: calm ? 'auto' : 'smooth',
    block: 'start',
  });
  landAfterScroll(section);
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
