const EVENT = 'sofra:cart';

/** Opens the cart from anywhere: the header's cart button, the floating bar. Does nothing on the server. */
export function openCartSheet(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(EVENT));
}

/** Calls back whenever somebody asks for the cart; returns the way to stop. */
export function onCartSheet(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
