import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { selectUserCart } from '@/redux/slices/user-cart';
import { useAppSelector } from '@/redux/store';
import { canStepBack } from '@/utils/browser/own-history';
import { isPlainClick } from '@/utils/browser/plain-click';
import { routes } from '@/utils/shell/routes';

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
