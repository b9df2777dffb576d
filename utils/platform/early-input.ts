type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How a person left a field. */
interface Entry {
  readonly text: string;
  readonly ticked: boolean;
}

/** What a person does before the page is alive. `utils/platform/record-early-input.ts` records it. */
export interface EarlyInput {
  readonly fields: Map<Element, Entry>;
  /** The last button pressed that does nothing without script. */
  button: HTMLElement | null;
  /** Ends the recording. */
  stop(): void;
  /** What is pressed looks as before. */
  unmark(): void;
}

declare global {
  interface Window {
    sofraEarly?: EarlyInput;
  }
}

const isField = (element: Element): element is Field =>
  element.matches('input, select, textarea');

const say = (field: Field, event: string) =>
  field.dispatchEvent(new Event(event, { bubbles: true }));

/** Sets a text past React, which takes what it set itself for nothing new. */
function setPastReact(field: Field, text: string): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ??
    {};
  set?.call(field, text);
}

function enterAgain([field, { text, ticked }]: readonly [
  Element,
  Entry,
]): void {
  if (!field.isConnected || !isField(field)) return;
  if (field.matches('[type=checkbox], [type=radio]')) {
    Object.assign(field, { checked: !ticked });
    field.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = text;
    say(field, 'change');
    return;
  }
  field.value = `${text}1`;
  setPastReact(field, text);
  say(field, 'input');
}

/**
 * Once the page is alive: what was typed or ticked before is entered again, for React keeps such a text on the screen and
 * knows nothing of it; the focused field gets its focus again, and the button that was pressed its press (docs/adr/0024).
 */
export function replayEarlyInput(): void {
  const early = window.sofraEarly;
  if (!early) return;
  delete window.sofraEarly;
  early.stop();
  [...early.fields].forEach(enterAgain);
  const { activeElement } = document;
  if (activeElement && isField(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const { button } = early;
  if (!button) return;
  // A task later everybody knows what was entered.
  setTimeout(() => {
    early.unmark();
    if (button.isConnected) button.click();
  });
}
