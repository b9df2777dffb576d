import { keptValue } from '@/utils/browser/kept';
import { routes } from '@/utils/shell/routes';

/**
 * Somebody pressed "Group order" of this shop before signing in: kept in this tab until they come back. Never in an
 * address, or a link of a stranger could start one.
 */
const intent = keptValue('session', 'sofra:group-start', (shopId) =>
  typeof shopId === 'number' ? shopId : null,
);

export const keepStartIntent = (shopId: number): boolean => intent.keep(shopId);

/** Whether that was of this shop; asked once. */
export function takeStartIntent(shopId: number): boolean {
  const kept = intent.read();
  intent.forget();
  return kept === shopId;
}

/** /login, and back to the shop: the page says that it is for a group order, which starts by itself. */
export function loginForGroup(from: string): string {
  return `${routes.login(from)}&for=group`;
}
