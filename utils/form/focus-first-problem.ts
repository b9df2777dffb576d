const PROBLEM = '[aria-invalid="true"], [data-blocked]';

/** Moves the focus to the first thing that stands in a form's way; of a question that is its first choice. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  const found = [...(form?.querySelectorAll<HTMLElement>(PROBLEM) ?? [])];
  // the same problem may stand in a part that this width does not show
  const first = found.find((element) => element.checkVisibility());
  const target = first?.matches('fieldset')
    ? first.querySelector<HTMLElement>('input:enabled')
    : first;
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
