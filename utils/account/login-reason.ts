import type { ParseKeys } from 'i18next';
import { CHAT_KEY } from '@/utils/chat/chat-address';
import { contentRoutes } from '@/utils/shell/content-routes';
import { inboxRoutes } from '@/utils/shell/inbox-routes';
import { routes } from '@/utils/shell/routes';

/** Pages that one logs in for, by how their paths begin, and what to say of each. */
const PAGES: readonly (readonly [path: string, text: ParseKeys])[] = [
  [routes.orders(), 'auth.login.toOrders'],
  [routes.wallet(), 'auth.login.toWallet'],
  [routes.profile(), 'auth.login.toProfile'],
  [routes.settings(), 'settings.notifications.visitor'],
  [inboxRoutes.all(), 'auth.login.toInbox'],
  [contentRoutes.beSeller(), 'auth.login.toApply'],
  [contentRoutes.deliver(), 'auth.login.toApply'],
  [contentRoutes.apply(''), 'auth.login.toApply'],
];

/** Why the login stands before the page at `from`, a path of this site, or before a group order; null: for no page. */
export function loginReason(
  from: string,
  isForGroup: boolean,
): ParseKeys | null {
  if (from.startsWith(routes.checkout())) return 'auth.login.kept';
  if (isForGroup) return 'auth.login.toGroup';
  const { pathname, searchParams } = new URL(from, 'http://own.invalid');
  if (searchParams.has(CHAT_KEY)) return 'auth.login.toChat';
  return PAGES.find(([path]) => pathname.startsWith(path))?.[1] ?? null;
}
