const SHEET = 'sofra:cart';
const HURRY = 'sofra:cart-hurry';

/** Opens the cart from anywhere: the header's cart button, the floating bar. Does nothing on the server. */
export function openCartSheet(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(SHEET));
}

/** Calls back whenever somebody asks for the cart; returns the way to stop. */
export function onCartSheet(listener: () => void): () => void {
  window.addEventListener(SHEET, listener);
  return () => window.removeEventListener(SHEET, listener);
}

/** What was done to the cart and rests goes out at once. Browser only. */
export function hurryCart(): void {
  window.dispatchEvent(new Event(HURRY));
}

/** Calls back whenever somebody wants that; returns the way to stop. */
export function onCartHurry(listener: () => void): () => void {
  window.addEventListener(HURRY, listener);
  return () => window.removeEventListener(HURRY, listener);
}
