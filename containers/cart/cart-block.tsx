import type { ReactNode } from 'react';
import { CartPanel } from '@/components/cart/cart-panel/cart-panel';
import { useShell } from '@/contexts/shell-context';
import type { CartActions } from '@/utils/cart/cart-view';
import { useSchedule } from '@/hooks/checkout/use-schedule';
import { useCartShop } from '@/hooks/shop/use-shop-page';
import { routes } from '@/utils/shell/routes';

type CartBlockProps = Readonly<{
  cart: CartActions;
  bare?: boolean;
  emptyAction?: ReactNode;
}>;

/** The cart with the terms of its shop; visitors are sent to sign in before checkout and come back to it. */
export function CartBlock({ cart, bare, emptyAction }: CartBlockProps) {
  const { currency, user } = useShell();
  const { clear, retry, setQuantity, view } = cart;
  const shop = useCartShop(view.shop?.id ?? null);
  const scheduled = useSchedule(shop);
  return (
    <CartPanel
      cart={view}
      shop={shop}
      currency={currency}
      scheduled={scheduled}
      checkoutHref={user ? routes.checkout() : routes.login(routes.checkout())}
      onQuantity={setQuantity}
      onClear={clear}
      onRetry={retry}
      bare={bare}
      emptyAction={emptyAction}
    />
  );
}
