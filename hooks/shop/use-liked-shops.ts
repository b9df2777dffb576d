import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useShell } from '@/contexts/shell-context';
import { isRead } from '@/redux/is-read';
import { likesReceived, selectLiked } from '@/redux/slices/liked';
import { type AppStore, useAppSelector } from '@/redux/store';
import { shopKeyQueries } from '@/services/shop/shop-key-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { ShopCardView } from '@/utils/shop/shop-card';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useHydrated } from '@/hooks/browser/use-hydrated';

/**
 * The uuids to show: this browser's once it has been read and, for a customer, holds the account's list. Until then
 * null, and the account's own answer is shown where there is one.
 */
function useSettledLikes(): readonly string[] | null {
  const { user } = useShell();
  const uuids = useAppSelector(selectLiked);
  const owner = useAppSelector(({ liked }) => liked.owner);
  const read = useAppSelector(isRead);
  const hydrated = useHydrated();
  if (!hydrated || !read) return null;
  return user === null || owner === user.id ? uuids : null;
}

/** Every uuid that was ever wanted here: taking one back asks for nothing anew. */
function useAsked(wanted: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(wanted);
  const fresh = wanted.filter((uuid) => !asked.includes(uuid));
  if (fresh.length === 0) return asked;
  const all = [...asked, ...fresh];
  setAsked(all);
  return all;
}

/** What is liked, newest first, with what holds for this address now (spec.md §3 "Liked restaurants"). */
export function useLikedShops() {
  const shell = useShell();
  const scope = catalogueScope(shell);
  const [type] = useDeliveryType();
  const isPickup = type === 'pickup';
  const settled = useSettledLikes();
  const userId = shell.user?.id ?? 0;
  const account = useQuery({
    ...shopKeyQueries.liked(userId, scope, isPickup),
    enabled: shell.user !== null,
    // never somebody else's
    placeholderData: (before, asked) =>
      asked?.queryKey[2] === userId ? before : undefined,
  });
  const known = new Map<string, ShopCardView>();
  account.data?.forEach((card) => known.set(card.uuid, card));
  const asked = useAsked((settled ?? []).filter((uuid) => !known.has(uuid)));
  const named = useQuery({
    ...shopKeyQueries.byUuids(asked, scope, isPickup),
    enabled: asked.length > 0,
    placeholderData: (before) => before,
  });
  named.data?.forEach((card) => known.set(card.uuid, card));
  const shown = settled ?? account.data?.map(({ uuid }) => uuid) ?? [];
  const cards = shown.flatMap((uuid) => known.get(uuid) ?? []);
  const waits = asked.length > 0 && named.isFetching;
  const failed = (named.isError && !waits) || (!settled && account.isError);
  return {
    cards,
    failed,
    isLoading:
      !failed && (settled === null ? !account.data : waits && !cards.length),
    retry: () => {
      if (named.isError) void named.refetch();
      if (account.isError) void account.refetch();
    },
  };
}

/** Puts a place that was taken back where it was. */
export function useRestoreLike() {
  const store = useStore() as AppStore;
  return (uuid: string, at: number): void => {
    const { owner, uuids } = store.getState().liked;
    if (uuids.includes(uuid)) return;
    const back = [...uuids.slice(0, at), uuid, ...uuids.slice(at)];
    store.dispatch(likesReceived({ owner, uuids: back }));
  };
}
