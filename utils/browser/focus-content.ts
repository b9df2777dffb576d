/** Gives the page's content the focus, unless something in the page has it. Browser only. */
export function focusContent(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}
