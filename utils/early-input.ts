type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a person did before the page's scripts were there. `utils/late-scripts.ts` records it. */
export interface EarlyInput {
  readonly fields: Set<EventTarget>;
  /** The last button pressed that does nothing without script. */
  button: HTMLElement | null;
  /** Ends the recording. */
  stop(): void;
}

declare global {
  interface Window {
    sofraEarly?: EarlyInput;
  }
}

const say = (field: Field, event: string) =>
  field.dispatchEvent(new Event(event, { bubbles: true }));

/** Sets a text past React, which takes what it set itself for nothing new. */
function setPastReact(field: Field, text: string): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ??
    {};
  set?.call(field, text);
}

/** How a person left a field. */
interface Entry {
  readonly field: Field;
  readonly text: string;
  readonly ticked: boolean;
}

const entryOf = (field: Field): Entry => ({
  field,
  text: field.value,
  ticked: 'checked' in field && field.checked,
});

function enterAgain({ field, text, ticked }: Entry): void {
  if (field.matches('[type=checkbox], [type=radio]')) {
    Object.assign(field, { checked: !ticked });
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = `${text}1`;
  setPastReact(field, text);
  say(field, field instanceof HTMLSelectElement ? 'change' : 'input');
}

const isField = (target: EventTarget): target is Field =>
  target instanceof Element &&
  target.isConnected &&
  target.matches('input, select, textarea');

/**
 * Once React listens: what was typed or ticked before is entered again, for React keeps such a text on the screen and
 * knows nothing of it; the focused field gets its focus again, and the button that was pressed its press (docs/adr/0019).
 */
export function replayEarlyInput(): void {
  const early = window.sofraEarly;
  if (!early) return;
  early.stop();
  const { activeElement } = document;
  const entries = [...early.fields].filter(isField).map(entryOf);
  // React makes at once alive what stands in an event's way, with its own idea of what is in the fields.
  if (entries[0]) say(entries[0].field, 'input');
  entries.forEach(enterAgain);
  if (activeElement && isField(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (early.button?.isConnected) early.button.click();
}
