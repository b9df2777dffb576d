import { useShell } from '@/contexts/shell-context';
import { selectCartCount } from '@/redux/slices/cart';
import { selectUserCart } from '@/redux/slices/user-cart';
import { pieces } from '@/utils/cart/quantity';
import { useAppSelector } from '@/redux/store';
import { useHydrated } from '@/hooks/browser/use-hydrated';

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
    .flatMap((part) => part.cartDetails.filter(({ bonus }) => !bonus))
    .reduce(
      (sum, { quantity, stock }) =>
        sum + pieces(quantity, stock.product.interval),
      0,
    );
}

/** There is a cart to keep true: an account's, or a visitor's that holds something. */
export function useCartWanted(): boolean {
  const { user } = useShell();
  const guest = useAppSelector(selectCartCount);
  return user !== null || guest > 0;
}
