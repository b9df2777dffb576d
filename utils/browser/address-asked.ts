const KEY = 'sofra.address.asked';

/** Whether the visit's question about the address had its answer; true where nothing can be kept, so nobody is nagged. */
export function wasAddressAsked(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Not asked again before the tab is closed. */
export function rememberAddressAsked(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is full or closed: wasAddressAsked copes.
  }
}
