const KEY = 'sofra:session-ended';

/** Leaves word for /login, which the dead session leads to: a toast would be gone with the page. Browser only. */
export function rememberSessionEnded(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Without a storage the sign-in page opens without the word.
  }
}

/** Whether a dead session led this tab to /login. Browser only. */
export function hasSessionEnded(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** It has been told. Browser only. */
export function forgetSessionEnded(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
