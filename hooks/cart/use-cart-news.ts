import { useEffect } from 'react';
import { useShell } from '@/contexts/shell-context';
import { cartActions } from '@/redux/slices/cart';
import { useAppDispatch } from '@/redux/store';
import { liveChannel } from '@/utils/browser/live-channel';

/** Tells a guest without a cart of one that another tab makes; with a cart the live stream does that. */
export function useCartNews(isFollowed: boolean): void {
  const { user } = useShell();
  const dispatch = useAppDispatch();
  const isGuest = user === null;
  useEffect(() => {
    if (!isGuest || isFollowed || typeof BroadcastChannel === 'undefined')
      return;
    const channel = new BroadcastChannel(liveChannel({ kind: 'guest' }));
    channel.onmessage = ({ data }: MessageEvent<{ type?: string }>) => {
      if (data.type === 'cart') dispatch(cartActions.expired());
    };
    return () => channel.close();
  }, [dispatch, isFollowed, isGuest]);
}
