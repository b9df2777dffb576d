import type { ParseKeys } from 'i18next';
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
  routes.register(),
);
export const cartHead = privateHead('header.cart', routes.cart());
export const checkoutHead = privateHead('checkout.title', routes.checkout());
export const ordersHead = privateHead('orders.title', routes.orders());
export const profileHead = privateHead('profile.title', routes.profile());

/** One order; the page says its number. */
export const orderHead = (page: Words, title: string, id: number): HeadDraft =>
  privateDraft(page, title, routes.order(id));
