import { useEffect } from 'react';
import { useShell } from '@/contexts/shell-context';
import { cartActions } from '@/redux/slices/cart';
import { useAppDispatch } from '@/redux/store';
import { whileShown } from '@/utils/browser/page-shown';
import { joinTabs, liveChannel } from '@/utils/browser/tabs';

/** Tells a guest without a cart of one that another tab makes; with a cart the live stream does that. */
export function useCartNews(isFollowed: boolean): void {
  const { user } = useShell();
  const dispatch = useAppDispatch();
  const isGuest = user === null;
  useEffect(() => {
    if (!isGuest || isFollowed) return;
    const name = liveChannel({ kind: 'guest' });
    return whileShown(() => {
      const channel = joinTabs<{ type?: string }>(name, ({ type }) => {
        if (type === 'cart') dispatch(cartActions.expired());
      });
      return () => channel?.close();
    });
  }, [dispatch, isFollowed, isGuest]);
}
