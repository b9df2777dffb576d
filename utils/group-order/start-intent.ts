const KEY = 'sofra:group-start';

/**
 * Somebody pressed "Group order" before signing in: kept in this tab until they come back. Never in an address, or a
 * link of a stranger could start one.
 */
export function keepStartIntent(shopId: number): void {
  try {
    sessionStorage.setItem(KEY, String(shopId));
  } catch {
    // without storage the button is pressed again
  }
}

/** Whether somebody who comes from that page wants to start a group order there; it stays kept. */
export function hasStartIntent(from: string | undefined): boolean {
  try {
    const kept = sessionStorage.getItem(KEY);
    const [path = ''] = from?.split(/[?#]/) ?? [];
    return kept !== null && path.endsWith(`/${kept}`);
  } catch {
    return false;
  }
}

/** Whether that was of this shop; asked once. */
export function takeStartIntent(shopId: number): boolean {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null) sessionStorage.removeItem(KEY);
    return kept === String(shopId);
  } catch {
    return false;
  }
}
