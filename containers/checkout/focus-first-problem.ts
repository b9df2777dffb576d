const PROBLEM = '[aria-invalid="true"], [data-blocked]';

/** The same problem may stand in a part that this width does not show. */
function isShown(element: HTMLElement): boolean {
  return element.checkVisibility();
}

/** Moves the focus to the first thing that stands in the way (a question's first choice), once it is on the screen. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  setTimeout(() => {
    const found = form?.querySelectorAll<HTMLElement>(PROBLEM) ?? [];
    const visible = [...found].find(isShown);
    const target = visible?.matches('fieldset')
      ? visible.querySelector<HTMLElement>('input:enabled')
      : visible;
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, 60);
}
