import type { EarlyInput } from './early-input';

/**
 * Records what a person does before anybody listens (utils/platform/early-input.ts). It goes into the page as text
 * ({@link RECORDER_TEXT}): nothing from outside its body may be named in it.
 */
export function recordEarlyInput(): void {
  function recordInput({ target }: Event) {
    if (!(target instanceof Element)) return;
    const { checked = false, value = '' } = target as Partial<HTMLInputElement>;
    early.fields.set(target, { text: value, ticked: checked });
  }

  function recordTick(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.matches('[type=checkbox], [type=radio]')) recordInput(event);
  }

  function recordPress({ target }: Event) {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (button?.type === 'button') early.button = button;
  }

  const early: EarlyInput = {
    fields: new Map(),
    button: null,
    stop() {
      removeEventListener('input', recordInput, true);
      removeEventListener('click', recordTick, true);
      removeEventListener('click', recordPress);
    },
  };
  window.sofraEarly = early;
  addEventListener('input', recordInput, true);
  addEventListener('click', recordTick, true);
  // Heard last: a press that makes React hydrate at once is React's own, and ends the recording before.
  addEventListener('click', recordPress);
}

/** The inline script that begins the recording. */
export const RECORDER_TEXT = `(${recordEarlyInput.toString()})()`;
