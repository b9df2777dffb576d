import { useEffect, useEffectEvent, useRef } from 'react';
import type { GroupView } from '@/utils/group-order/group-view';

/** Longer than the owner's page takes to ask for a price after a change. */
const PRICED_MS = 2_500;

/**
 * Before the first price, and that of another mode, which the owner's page asks for, the fees to share are not known:
 * the cart is read once more after a version.
 */
export function useLateShares(
  { members, mode, version }: Pick<GroupView, 'members' | 'mode' | 'version'>,
  reread: () => void,
): void {
  const isShared = members.some(({ share }) => (share?.fees ?? 0) !== 0);
  const read = useEffectEvent(reread);
  const priced = useRef(mode);
  useEffect(() => {
    if (isShared && mode === priced.current) return;
    const timer = setTimeout(() => {
      priced.current = mode;
      read();
    }, PRICED_MS);
    return () => clearTimeout(timer);
  }, [isShared, mode, version]);
}
