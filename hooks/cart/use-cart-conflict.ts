import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { cartCleared, selectCart, selectCartCount } from '@/redux/slices/cart';
import { selectUserCart } from '@/redux/slices/user-cart';
import { useAppDispatch, useAppSelector } from '@/redux/store';
import { cartQueries } from '@/services/cart/cart-queries';
import { useMergeGuestCart } from './use-merge-guest-cart';

/** Two carts after a sign-in: the device's and the account's, of different shops. */
export interface CartConflict {
  readonly deviceShop: string;
  readonly deviceCount: number;
  readonly accountShop: string;
}

/** Asks which cart stays when a guest's cart meets an account's of another shop (spec.md §4). */
export function useCartConflict() {
  const { user } = useShell();
  const dispatch = useAppDispatch();
  const client = useQueryClient();
  const guest = useAppSelector(selectCart);
  const deviceCount = useAppSelector(selectCartCount);
  const account = useAppSelector(selectUserCart);
  const merge = useMergeGuestCart();
  const [isPending, setPending] = useState(false);
  const isForeign =
    user && guest.shop && account && account.shop_id !== guest.shop.id;
  const conflict: CartConflict | null = isForeign
    ? {
        deviceShop: guest.shop.title,
        deviceCount,
        accountShop: account.shop?.title ?? '',
      }
    : null;
  return {
    conflict,
    isPending,
    keepAccount(): void {
      dispatch(cartCleared());
    },
    async keepDevice(): Promise<void> {
      setPending(true);
      await merge('replace');
      if (user)
        await client.invalidateQueries({
          queryKey: cartQueries.ofUser(user.id),
        });
      setPending(false);
    },
  };
}
