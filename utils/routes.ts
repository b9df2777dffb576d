import { DEFAULT_LOCALE } from './locales';

/** Every address of the storefront in one place. Paths carry no language prefix: next/link and the router add it. */
export const routes = {
  home: () => '/',
  login: (from?: string) =>
    from && from !== '/' ? `/login?from=${encodeURIComponent(from)}` : '/login',
  register: (from?: string) =>
    from ? `/register?from=${encodeURIComponent(from)}` : '/register',
  shop: (shop: { id: number; type: 'restaurant' | 'shop' }) =>
    `/${shop.type}/${shop.id}`,
  product: (shop: { id: number; type: 'restaurant' | 'shop' }, uuid: string) =>
    `/${shop.type}/${shop.id}?product=${uuid}`,
  category: (id: number) => `/?category_id=${id}`,
  checkout: () => '/checkout',
  orders: () => '/orders',
  order: (id: number) => `/orders/${id}`,
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
    return url.origin === 'http://own.invalid'
      ? `${url.pathname}${url.search}`
      : null;
  } catch {
    return null;
  }
}

/** The path with its language prefix, for links that next/link does not make. */
export function localisedPath(path: string, locale: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** A positive integer id of an address's part, or null when it is none. */
export function idOf(
  part: string | readonly string[] | undefined,
): number | null {
  const id =
    typeof part === 'string' && /^[1-9]\d{0,9}$/.test(part) ? Number(part) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : null;
}
