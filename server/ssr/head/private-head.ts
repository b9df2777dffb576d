import type { ParseKeys } from 'i18next';
import { accountRoutes } from '@/utils/shell/account-routes';
import { inboxRoutes } from '@/utils/shell/inbox-routes';
import { routes } from '@/utils/shell/routes';
import type { LoadedPage } from '../page-options';
import type { HeadDraft } from './head-draft';
import { privateDraft } from './private-draft';

type Words = Pick<LoadedPage, 't'>;

/** The head of a page that is always called the same; `title` is a key. */
const privateHead =
  (title: ParseKeys, path: string) =>
  (page: Words): HeadDraft =>
    privateDraft(page, page.t(title), path);

/** Saved places: they are in the browser, or an account's. */
export const likedHead = privateHead('liked.title', routes.liked());
export const loginHead = privateHead('auth.logIn', routes.login());
export const registerHead = privateHead(
  'auth.register.title',
  accountRoutes.register(),
);
export const verifyPhoneHead = privateHead(
  'auth.verifyPhone.title',
  accountRoutes.verifyPhone(),
);
export const resetPasswordHead = privateHead(
  'auth.reset.title',
  accountRoutes.resetPassword(),
);
export const updatePasswordHead = privateHead(
  'auth.newPassword.title',
  accountRoutes.updatePassword(),
);
export const updateDetailsHead = privateHead(
  'auth.later.title',
  '/update-details',
);
export const cartHead = privateHead('header.cart', routes.cart());
export const checkoutHead = privateHead('checkout.title', routes.checkout());
export const ordersHead = privateHead('orders.title', routes.orders());
export const walletHead = privateHead('wallet.title', routes.wallet());
export const deleteAccountHead = privateHead(
  'deletion.title',
  accountRoutes.deleteAccount(),
);
export const accountClosedHead = privateHead(
  'deletion.closed.title',
  accountRoutes.accountClosed(),
);
export const profileHead = privateHead('profile.title', routes.profile());
export const settingsHead = privateHead('account.settings', routes.settings());
export const inboxHead = privateHead(
  'account.notifications',
  inboxRoutes.all(),
);
/** Without the key that stands in its address. */
export const unsubscribeHead = privateHead('unsubscribe.title', '/unsubscribe');

/** What one order cost, to be printed. */
export const orderReceiptHead = (page: Words, id: number): HeadDraft =>
  privateDraft(
    page,
    `${page.t('group.receipt.short')} · ${page.t('order.number', { id })}`,
    routes.orderReceipt(id),
  );

/** One order; the page says its number. */
export const orderHead = (page: Words, title: string, id: number): HeadDraft =>
  privateDraft(page, title, routes.order(id));
