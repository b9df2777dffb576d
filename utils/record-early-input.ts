import type { EarlyInput } from './early-input';

/**
 * Records what a person does before anybody listens (utils/early-input.ts). It goes into the page as text
 * ({@link RECORDER_TEXT}): nothing from outside its body may be named in it.
 */
export function recordEarlyInput(): void {
  function recordInput({ target }: Event) {
    if (!(target instanceof Element)) return;
    const { checked = false, value = '' } = target as Partial<HTMLInputElement>;
    early.fields.set(target, { text: value, ticked: checked });
  }

  function recordPress(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.matches('[type=checkbox], [type=radio]')) recordInput(event);
    const button = target.closest('button');
    if (button?.type === 'button' && !early.hearsPresses) early.button = button;
  }

  const early: EarlyInput = {
    fields: new Map(),
    button: null,
    hearsPresses: false,
    stop() {
      removeEventListener('input', recordInput, true);
      removeEventListener('click', recordPress, true);
    },
  };
  window.sofraEarly = early;
  addEventListener('input', recordInput, true);
  addEventListener('click', recordPress, true);
}

/** The inline script that begins the recording. */
export const RECORDER_TEXT = `(${recordEarlyInput.toString()})()`;
