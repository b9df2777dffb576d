const STOPS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** What the arrow keys go through: of radios only the one that is on, as the browser moves among them itself. */
function stopsOf(panel: Element): HTMLElement[] {
  const all = [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const isRadio = (stop: HTMLElement): stop is HTMLInputElement =>
    stop instanceof HTMLInputElement && stop.type === 'radio';
  const radios = all.filter(isRadio);
  const entry = radios.find(({ checked }) => checked) ?? radios[0];
  return all.filter((stop) => !isRadio(stop) || stop === entry);
}

/** Moves the focus within the panel; false where the key means nothing or is the browser's own business. */
export function moveFocus(panel: Element | null, key: string): boolean {
  const stops = panel ? stopsOf(panel) : [];
  const { activeElement } = document;
  const within = panel?.contains(activeElement) ?? false;
  if (within && activeElement instanceof HTMLInputElement) return false;
  // from outside there is one way in
  if (!within && key !== 'ArrowDown') return false;
  const at = stops.findIndex((stop) => stop === activeElement);
  const next = {
    ArrowDown: (at + 1) % stops.length,
    ArrowUp: (Math.max(at, 0) - 1 + stops.length) % stops.length,
    Home: 0,
    End: stops.length - 1,
  }[key];
  if (next === undefined || stops.length === 0) return false;
  stops[next]?.focus();
  return true;
}
