import { useLayoutEffect } from 'react';
import { FloatingCartBar } from '@/components/cart/floating-cart-bar/floating-cart-bar';
import { useShell } from '@/contexts/shell-context';
import { useCartShop } from '@/hooks/shop/use-shop-page';
import { cartTerms } from '@/utils/cart/cart-terms';
import { openCartSheet } from '@/utils/cart/cart-events';
import type { CartView } from '@/utils/cart/cart-view';
import { dropDrawnBar } from '@/utils/platform/early-input';

type CartBarProps = Readonly<{
  cart: CartView;
  /** Of the page. */
  shopId: number;
}>;

/** On narrow screens: how much is in the cart and what it comes to, as the cart itself says; opens it. */
export function CartBar({ cart, shopId }: CartBarProps) {
  const { currency } = useShell();
  useLayoutEffect(dropDrawnBar, []);
  const shop = useCartShop(cart.shop?.id ?? null);
  if (cart.count === 0) return null;
  const total = shop ? cartTerms(cart, shop, currency).total : cart.sums.total;
  return (
    <FloatingCartBar
      count={cart.count}
      total={total}
      currency={currency}
      from={cart.shop?.id === shopId ? null : cart.shop?.title}
      onOpen={openCartSheet}
    />
  );
}
