import type { ParseKeys } from 'i18next';
import { CHAT_KEY } from '@/utils/chat/chat-address';
import { contentRoutes } from '@/utils/shell/content-routes';
import { inboxRoutes } from '@/utils/shell/inbox-routes';
import { routes } from '@/utils/shell/routes';

interface LoginReason {
  readonly title: ParseKeys;
  /** A sentence below the title; null: the page was opened by itself. */
  readonly text: ParseKeys | null;
}

/** Pages that one logs in for, by how their paths begin, and what to say of each. */
const PAGES: readonly (readonly [path: string, text: ParseKeys])[] = [
  [routes.orders(), 'auth.login.toOrders'],
  [routes.wallet(), 'auth.login.toWallet'],
  [routes.profile(), 'auth.login.toProfile'],
  [routes.settings(), 'settings.notifications.visitor'],
  [inboxRoutes.all(), 'auth.login.toInbox'],
  [contentRoutes.beSeller(), 'auth.login.toApply'],
  [contentRoutes.deliver(), 'auth.login.toApply'],
];

function textOf(from: string): ParseKeys | null {
  const { pathname, searchParams } = new URL(from, 'http://own.invalid');
  if (searchParams.has(CHAT_KEY)) return 'auth.login.toChat';
  return PAGES.find(([path]) => pathname.startsWith(path))?.[1] ?? null;
}

/** Why the login stands before the page at `from`, a path of this site, or before a group order; as keys of the texts. */
export function loginReason(
  from: string | undefined,
  isForGroup: boolean,
): LoginReason {
  const title = 'auth.login.toOrder';
  if (from?.startsWith(routes.checkout()))
    return { title, text: 'auth.login.kept' };
  if (isForGroup) return { title, text: 'auth.login.toGroup' };
  return { title: 'auth.login.title', text: from ? textOf(from) : null };
}
