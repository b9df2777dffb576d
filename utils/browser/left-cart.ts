const KEY = 'sofra:cart-left';

/** Notes for this tab's next page that the cart was sent when its page ended: the page may be made before it arrives. Browser only. */
export function rememberLeftCart(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Without a storage the next page shows the cart as its server knew it.
  }
}

/** The answer came while the page was open. Browser only. */
export function forgetLeftCart(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** Whether the page before sent its cart as it ended; true once. Browser only. */
export function takeLeftCart(): boolean {
  try {
    const isLeft = window.sessionStorage.getItem(KEY) !== null;
    if (isLeft) window.sessionStorage.removeItem(KEY);
    return isLeft;
  } catch {
    return false;
  }
}
