import { routes } from '@/utils/shell/routes';

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

/** /login, and back to the shop: the page says that it is for a group order, which starts by itself. */
export function loginForGroup(from: string): string {
  return `${routes.login(from)}&for=group`;
}
