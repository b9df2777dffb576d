const EVENT = 'sofra:address';

/** Opens the address dialog of the header from anywhere. Does nothing on the server. */
export function openAddressDialog(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(EVENT));
}

/** Calls back whenever somebody asks for the dialog; returns the way to stop. */
export function onAddressDialog(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
