import { useAppSelector } from '@/redux/store';
import { selectCartCount } from '@/redux/slices/cart';
import { selectUserCart } from '@/redux/slices/user-cart';
import { useShell } from '@/contexts/shell-context';
import { type CartActions, useGuestCart } from './use-guest-cart';
import { useHydrated } from './use-hydrated';
import { useUserCart } from './use-user-cart';

/** The cart of whoever is here, a visitor's or the account's, in one shape. */
export function useCart(): CartActions {
  const guest = useGuestCart();
  return useUserCart() ?? guest;
}

/** How many items the cart holds, for badges; 0 until the page is hydrated, as the server cannot know. */
export function useCartCount(): number {
  const { user } = useShell();
  const guest = useAppSelector(selectCartCount);
  const account = useAppSelector(selectUserCart);
  const hydrated = useHydrated();
  if (!hydrated) return 0;
  if (!user) return guest;
  return (account?.user_carts ?? [])
    .filter((part) => part.user_id === user.id)
    .flatMap((part) => part.cartDetails)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
