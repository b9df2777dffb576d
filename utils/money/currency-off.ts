const EVENT = 'currency-off';

/** Tells the page that its currency is no longer in force. Does nothing on the server. */
export function tellCurrencyOff(): void {
  globalThis.window?.dispatchEvent(new Event(EVENT));
}

/** Calls back whenever a call was refused for its currency; returns the way to stop. */
export function onCurrencyOff(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
