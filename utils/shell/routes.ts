import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { isAlwaysPrefixed, siteLanguages } from '@/utils/i18n/site-languages';
import type { OrderTab } from '@/utils/order/order-tab';

/** Leads back afterwards; whoever comes from the home page is led there anyway. */
const withFrom = (path: string, from: string | undefined): string =>
  from && from !== '/' ? `${path}?from=${encodeURIComponent(from)}` : path;

/** Every address that the pages lead to; those of signing in and of the account's forms stand in account-routes.ts. Paths carry no language prefix: next/link and the router add it. */
export const routes = {
  home: () => '/',
  /** What is found for a term, in one shop or everywhere; without a term where one begins to search. */
  search: (term = '', shopId: number | null = null) => {
    const query = new URLSearchParams();
    if (term) query.set('q', term);
    if (shopId !== null) query.set('shop_id', String(shopId));
    const asked = query.toString();
    return asked ? `/search?${asked}` : '/search';
  },
  /** Saved places. */
  liked: () => '/liked',
  login: (from?: string) => withFrom('/login', from),
  register: (from?: string) => withFrom('/register', from),
  shop: (shop: { id: number; type: 'restaurant' | 'shop' }) =>
    `/${shop.type}/${shop.id}`,
  /** The shop with a page of its reviews instead of the newest few. */
  reviews: (shop: { id: number; type: 'restaurant' | 'shop' }, page: number) =>
    `/${shop.type}/${shop.id}?reviews=${page}#reviews`,
  product: (shop: { id: number; type: 'restaurant' | 'shop' }, uuid: string) =>
    `/${shop.type}/${shop.id}?product=${uuid}`,
  /** Everything of a type. */
  list: (type: 'restaurant' | 'shop') => `/${type}`,
  /** Everything by name, whatever the address; of one district of the map. */
  places: (page = 1, district: number | null = null) => {
    const query = new URLSearchParams();
    if (district !== null) query.set('district', String(district));
    if (page > 1) query.set('page', String(page));
    const asked = query.toString();
    return asked ? `/places?${asked}` : '/places';
  },
  category: (id: number) => `/?category_id=${id}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  /** Without a tab it opens on what there is. */
  orders: (tab?: OrderTab) => (tab ? `/orders?tab=${tab}` : '/orders'),
  order: (id: number) => `/orders/${id}`,
  /** To be printed. */
  orderReceipt: (id: number) => `/orders/${id}/receipt`,
  profile: () => '/profile',
  /** Notifications, language and look; to one of its sections. */
  settings: (section?: 'look' | 'notifications') =>
    section ? `/settings#${section}` : '/settings',
  /** What came in or went out; null: everything. */
  wallet: (flow: 'in' | 'out' | null = null) =>
    flow ? `/wallet?type=${flow}` : '/wallet',
  /** The program of inviting friends, where the operator has it. */
  referrals: () => '/referrals',
  /** A member's part of a group's order. */
  receipt: (uuid: string) => `/group/receipt/${uuid}`,
  /** An invitation to a group order. */
  invitation: (code: string) => `/g/${encodeURIComponent(code)}`,
  /** The board of the shop that the account owns. */
  board: () => '/board',
  privacy: () => '/privacy',
  terms: () => '/terms',
} as const;

/**
 * A path of this site to go back to, or null: anything with another origin, a scheme, or a protocol-relative form is
 * refused (no open redirects).
 */
export function ownPath(path: unknown): string | null {
  if (
    typeof path !== 'string' ||
    !path.startsWith('/') ||
    path.startsWith('//') ||
    path.includes('\\')
  )
    return null;
  try {
    const url = new URL(path, 'http://own.invalid');
    // "/.//elsewhere" is of this origin, but what is left of it would not be.
    return url.origin === 'http://own.invalid' && !url.pathname.startsWith('//')
      ? `${url.pathname}${url.search}`
      : null;
  } catch {
    return null;
  }
}

/**
 * The path with the prefix of its language, for links that next/link does not make: an address that answers without leading on. One of
 * a language that is off has the first language's.
 */
export function localisedPath(path: string, locale: string): string {
  const { first, off } = siteLanguages();
  const lang = off.includes(locale) ? first : locale;
  if (lang === DEFAULT_LOCALE && !isAlwaysPrefixed()) return path;
  return `/${lang}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
