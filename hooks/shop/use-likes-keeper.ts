import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useStore } from 'react-redux';
import { isRead } from '@/redux/is-read';
import { likesReceived } from '@/redux/slices/liked';
import type { AppStore } from '@/redux/store';
import { LikeKeeper } from '@/services/shop/like-keeper';
import { likeService } from '@/services/shop/like-service';
import { notify } from '@/utils/shell/notices';

/** Keeps the likes of this browser and of the signed-in customer the same, from when the browser's have been read. */
export function useLikesKeeper(userId: number): void {
  const store = useStore() as AppStore;
  const { t } = useTranslation('list-states');
  const refuse = useEffectEvent((wish: 'add' | 'remove') =>
    notify({ type: 'error', title: t(`liked.failed.${wish}`), id: 'like' }),
  );
  useEffect(() => {
    let keeper: LikeKeeper | null = null;
    const sync = (): void => {
      if (!isRead(store.getState())) return;
      keeper ??= new LikeKeeper({
        userId,
        read: () => store.getState().liked,
        write: (list) => void store.dispatch(likesReceived(list)),
        calls: likeService,
        onRefused: (wish) => refuse(wish),
      });
      void keeper.sync();
    };
    let seen = store.getState().liked;
    const unsubscribe = store.subscribe(() => {
      const { liked } = store.getState();
      if (liked === seen && keeper) return;
      seen = liked;
      sync();
    });
    sync();
    window.addEventListener('online', sync);
    return () => {
      keeper?.stop();
      unsubscribe();
      window.removeEventListener('online', sync);
    };
  }, [store, userId]);
}
