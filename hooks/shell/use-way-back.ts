import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { selectUserCart } from '@/redux/slices/user-cart';
import { useAppSelector } from '@/redux/store';
import { isPlainClick } from '@/utils/browser/plain-click';
import { pathWithoutLocale } from '@/utils/content/page-links';
import { routes } from '@/utils/shell/routes';

/** Pages that only make sense on the way in. */
const SIGN_IN =
  /^\/(?:login|register|reset-password|verify-phone|update-password|update-details)(?:\/|$)/;

/** The path without its language prefix. */
function plainPath(url: string): string {
  return pathWithoutLocale(new URL(url).pathname);
}

/**
 * Whether one step back stays on this site and leads to a page worth going back to. False where the browser cannot
 * tell (no Navigation API): a link is then the better way.
 */
function canStepBack(): boolean {
  if (typeof window === 'undefined' || !('navigation' in window)) return false;
  const { currentEntry } = window.navigation;
  const before = currentEntry
    ? window.navigation.entries()[currentEntry.index - 1]
    : undefined;
  if (!before?.url) return false;
  const path = plainPath(before.url);
  return !SIGN_IN.test(path) && path !== plainPath(window.location.href);
}

/**
 * Where the slim header's back button leads (spec.md §2): from an order to the orders, from a receipt to its order, from
 * the checkout one step back on this site, else to the cart's shop; home from everywhere else.
 */
export function useWayBack(): {
  href: string;
  onClick: (event: MouseEvent) => void;
} {
  const router = useRouter();
  const shop = useAppSelector(selectUserCart).confirmed?.shop;
  const isCheckout = router.pathname === routes.checkout();
  const home = isCheckout && shop ? routes.shop(shop) : routes.home();
  function href(): string {
    if (router.pathname === '/orders/[id]') return routes.orders();
    return router.pathname === '/orders/[id]/receipt'
      ? routes.order(Number(router.query.id))
      : home;
  }
  return {
    href: href(),
    onClick: (event) => {
      if (!isCheckout || !isPlainClick(event) || !canStepBack()) return;
      event.preventDefault();
      router.back();
    },
  };
}
