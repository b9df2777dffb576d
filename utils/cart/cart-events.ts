const SHEET = 'sofra:cart';
const HURRY = 'sofra:cart-hurry';

function on(event: string, listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}

/** Opens the cart from anywhere: the header's cart button, the floating bar. Does nothing on the server. */
export function openCartSheet(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(SHEET));
}

/** Calls back whenever somebody asks for the cart; returns the way to stop. */
export const onCartSheet = (listener: () => void): (() => void) =>
  on(SHEET, listener);

/** What was done to the cart and rests goes out at once. Browser only. */
export function hurryCart(): void {
  window.dispatchEvent(new Event(HURRY));
}

/** Calls back whenever somebody wants that; returns the way to stop. */
export const onCartHurry = (listener: () => void): (() => void) =>
  on(HURRY, listener);
