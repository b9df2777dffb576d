import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useShell } from '@/contexts/shell-context';
import { selectCart } from '@/redux/slices/cart';
import type { RootState } from '@/redux/store';
import { cartQueries } from '@/services/cart/cart-queries';
import { useMergeGuestCart } from './use-merge-guest-cart';

/**
 * A visitor's cart that could not be saved at sign-in is tried again with every page that opens, so that it is not
 * left where the customer does not see it. One of another shop still waits for its answer (use-cart-conflict).
 */
export function useCarryGuestCart(): void {
  const userId = useShell().user?.id ?? null;
  const { asPath } = useRouter();
  const client = useQueryClient();
  const store = useStore<RootState>();
  const merge = useMergeGuestCart();
  const latest = useRef(merge);
  const underWay = useRef(false);
  useEffect(() => {
    latest.current = merge;
  });
  useEffect(() => {
    const isNeeded = () => selectCart(store.getState()).lines.length > 0;
    if (userId === null || underWay.current || !isNeeded()) return;
    underWay.current = true;
    const carry = async (): Promise<void> => {
      await latest.current();
      underWay.current = false;
      if (!isNeeded())
        await client.invalidateQueries({
          queryKey: cartQueries.ofUser(userId),
        });
    };
    void carry();
  }, [asPath, client, store, userId]);
}
