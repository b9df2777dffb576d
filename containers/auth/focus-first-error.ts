/** Moves the focus to the first field that was refused, once the errors are on the screen. */
export function focusFirstError(form: HTMLFormElement): void {
  setTimeout(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, 60);
}
