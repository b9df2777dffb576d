import { accountRoutes } from '@/utils/shell/account-routes';
import { routes } from '@/utils/shell/routes';
import type { FaqTopic } from './faq-topics';

/** A question that we bring; its words stand in locales/<lng>/help.json below its slug. */
export interface OurQuestion {
  readonly slug: string;
  readonly topic: FaqTopic;
  /** How many steps the answer lists (`<slug>.s1` and on); `<slug>.end` follows them. */
  readonly steps?: number;
  /** Shown only where the house has it. */
  readonly needs?: 'groups' | 'referrals' | 'refunds';
  /** Where one does it, with the text of the storefront that names the place. */
  readonly link?: { readonly href: string; readonly label: string };
}

const ORDERS = {
  href: routes.orders(),
  label: 'checkout.unknown.orders',
} as const;

/** The day their words were last changed. */
export const OUR_QUESTIONS_DATE = new Date('2026-11-23T00:00:00Z');

/** In the order of the page. */
export const OUR_QUESTIONS: readonly OurQuestion[] = [
  { slug: 'where-is-my-order', topic: 'orders', link: ORDERS },
  { slug: 'cancel-order', topic: 'orders', link: ORDERS },
  { slug: 'change-address', topic: 'orders', link: ORDERS },
  { slug: 'order-for-later', topic: 'orders' },
  { slug: 'allergens', topic: 'orders' },
  { slug: 'delivery-area', topic: 'orders' },
  { slug: 'leave-at-door', topic: 'orders' },
  {
    slug: 'missing-or-damaged',
    topic: 'refunds',
    steps: 3,
    needs: 'refunds',
    link: { ...ORDERS, href: routes.orders('past') },
  },
  { slug: 'refund-time', topic: 'refunds' },
  { slug: 'refund-delivery-fee', topic: 'refunds', needs: 'refunds' },
  { slug: 'refund-refused', topic: 'refunds', needs: 'refunds' },
  { slug: 'ways-to-pay', topic: 'payment' },
  { slug: 'promo-code', topic: 'payment' },
  { slug: 'fees', topic: 'payment' },
  { slug: 'payment-failed', topic: 'payment', link: ORDERS },
  {
    slug: 'wallet',
    topic: 'wallet',
    link: { href: routes.wallet(), label: 'wallet.title' },
  },
  {
    slug: 'invite-friends',
    topic: 'wallet',
    needs: 'referrals',
    link: { href: routes.referrals(), label: 'referrals.invite' },
  },
  { slug: 'group-order', topic: 'group', needs: 'groups' },
  { slug: 'group-paying', topic: 'group', needs: 'groups' },
  {
    slug: 'log-in',
    topic: 'account',
    link: { href: routes.login(), label: 'auth.logIn' },
  },
  {
    slug: 'forgotten-password',
    topic: 'account',
    link: { href: accountRoutes.resetPassword(), label: 'auth.reset.link' },
  },
  {
    slug: 'notifications',
    topic: 'account',
    link: {
      href: routes.settings('notifications'),
      label: 'settings.notifications',
    },
  },
  {
    slug: 'my-data',
    topic: 'account',
    link: { href: `${routes.profile()}#data`, label: 'data.title' },
  },
  {
    slug: 'delete-account',
    topic: 'account',
    link: { href: accountRoutes.deleteAccount(), label: 'deletion.link' },
  },
];

/** What our answers call by the name it has on the screen: a placeholder, and the storefront's text. */
export const NAMED_IN_ANSWERS: Readonly<Record<string, string>> = {
  again: 'refund.again',
  ask: 'refund.ask',
  cancel: 'order.cancel.action',
  data: 'data.title',
  delete: 'deletion.link',
  forgot: 'auth.forgot',
  group: 'group.title',
  leave: 'checkout.where.leave',
  pay: 'order.pay.now',
  promo: 'sums.coupon',
};
