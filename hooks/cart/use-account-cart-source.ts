import { useEffect } from 'react';
import { useAccountCartSlot } from '@/contexts/account-cart-context';
import { useUserCart } from './use-user-cart';

/** Gives the signed-in customer's cart to the screens; mounted once, by what loads after the page. */
export function useAccountCartSource(): void {
  const cart = useUserCart();
  const { publish } = useAccountCartSlot();
  useEffect(() => publish(cart), [cart, publish]);
  useEffect(() => () => publish(null), [publish]);
}
