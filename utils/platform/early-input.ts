type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How a person left a field. */
interface Entry {
  readonly text: string;
  readonly ticked: boolean;
}

/** A press on "+" of a simple dish, whose answer is drawn already. */
export interface EarlyAdd {
  /** Of the command that it becomes, and the key of the form that is posted in its place. */
  readonly id: string;
  readonly stock: string;
}

/** What a person does before the page is alive. `utils/platform/record-early-input.ts` records it. */
export interface EarlyInput {
  readonly fields: Map<Element, Entry>;
  /** Pressed and not answered yet: every press on a stepper, of other things the last. */
  presses: HTMLElement[];
  /** By utils/platform/answer-early-press.ts; hooks/cart/use-early-adds.ts takes them. */
  readonly adds: EarlyAdd[];
  /** The page's cookies as it was left before it was alive. */
  left?: string;
  /** Aborted, the recording is over. */
  readonly ended: AbortController;
  /** What is pressed looks as before. */
  unmark(): void;
  /** The box that stands for what was pressed makes room. */
  close(): void;
  /** The content of a `<template>` of the page. */
  html(id: string): HTMLElement | undefined;
  /** In a page with a menu: draws the answer to "+"; false where something has to be asked. */
  add?(plus: HTMLButtonElement): boolean;
  /** In a page with a menu: the form with what was added, which is carried out by nobody else then. */
  fill?(): HTMLFormElement | null;
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
  // its files are there, and nobody may set them
  if (field.matches('[type=file]')) {
    say(field, 'change');
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
  early.ended.abort();
  [...early.fields].forEach(enterAgain);
  const { activeElement } = document;
  if (activeElement && isField(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (early.presses.length > 0) setTimeout(pressAgain, 0, early);
}

/** A task later everybody knows what was entered, and what the press before did. */
function pressAgain(early: EarlyInput): void {
  const [next, ...others] = early.presses;
  early.unmark();
  early.close();
  if (next?.isConnected) next.click();
  delete document.documentElement.dataset.drawn;
  early.presses = others;
  if (others.length > 0) setTimeout(pressAgain, 0, early);
}

/** The presses on "+" that nobody has taken yet; who takes them carries them out. */
export const takeEarlyAdds = (): EarlyAdd[] =>
  window.sofraEarly?.adds.splice(0) ?? [];

/** The cart's bar that was drawn makes room for the page's own, or the cart is empty after all. */
export const dropDrawnBar = (): void =>
  document.getElementById('drawn-bar')?.remove();

/** What is drawn on "+" of dishes is what the cart holds, by stock, also in lists that are not alive yet. */
export function drawCounts(held: ReadonlyMap<string, number>): void {
  const drawn = document.querySelectorAll<HTMLButtonElement>(
    '[data-add][data-count]',
  );
  for (const plus of drawn) {
    const count = held.get(plus.value);
    if (count) plus.dataset.count = String(count);
    else delete plus.dataset.count;
  }
}
