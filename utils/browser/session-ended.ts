const KEY = 'sofra:session-ended';

/** Notes for /login that the session expired: a toast would be lost with the page. Browser only. */
export function rememberSessionEnded(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Without a storage the sign-in page opens without the message.
  }
}

/** Whether an expired session led this tab to /login. Browser only. */
export function hasSessionEnded(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The message has been shown. Browser only. */
export function forgetSessionEnded(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
