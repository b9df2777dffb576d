import { useEffect, useEffectEvent } from 'react';
import type { GroupView } from '@/utils/group-order/group-view';

/** Longer than the owner's page takes to ask for a price after a change. */
const PRICED_MS = 2_500;

/** Before the first price, which the owner's page asks for, there are no fees to share: the cart is read once more after a version. */
export function useLateShares(
  { members, version }: Pick<GroupView, 'members' | 'version'>,
  reread: () => void,
): void {
  const isShared = members.some(({ share }) => (share?.fees ?? 0) !== 0);
  const read = useEffectEvent(reread);
  useEffect(() => {
    if (isShared) return;
    const timer = setTimeout(() => read(), PRICED_MS);
    return () => clearTimeout(timer);
  }, [isShared, version]);
}
