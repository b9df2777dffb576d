const EVENT = 'sofra:cart-hurry';

/** What was done to the cart and rests goes out at once. Browser only. */
export function hurryCart(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back whenever somebody wants that; returns the way to stop. */
export function onCartHurry(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
