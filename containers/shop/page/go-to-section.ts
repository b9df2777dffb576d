/** What shows that the reader has taken over: the page is theirs then. */
const TAKE_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** Farther than so many screens nobody follows a glide, and all that it passes would have to be drawn. */
const GLIDE_SCREENS = 3;
/** Frames until the sections around the aim have been drawn and have their height. */
const SETTLING_FRAMES = 3;

/** Sections out of sight have an estimated height (content-visibility): as they are drawn, the aim is corrected. */
function landAfterScroll(section: HTMLElement): void {
  const stop = new AbortController();
  const { signal } = stop;
  const settle = (frames: number): void => {
    if (signal.aborted) return;
    section.scrollIntoView({ block: 'start' });
    if (frames > 0) requestAnimationFrame(() => settle(frames - 1));
    else stop.abort();
  };
  document.addEventListener('scrollend', () => settle(SETTLING_FRAMES), {
    signal,
    once: true,
  });
  for (const event of TAKE_OVER)
    window.addEventListener(event, () => stop.abort(), {
      signal,
      passive: true,
    });
}

/** Scrolls to a section of the menu, gliding where it is near and motion is welcome; its heading gets the focus. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const { top } = section.getBoundingClientRect();
  const isNear = Math.abs(top) < GLIDE_SCREENS * window.innerHeight;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({
    behavior: isNear && !calm ? 'smooth' : 'auto',
    block: 'start',
  });
  landAfterScroll(section);
  // in a frame of its own: to focus what is not drawn yet draws it at once
  requestAnimationFrame(() =>
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true }),
  );
}
