import { useEffect, useEffectEvent } from 'react';
import { keptApplication } from '@/utils/application/kept-draft';
import { guarded } from '@/utils/shell/guarded';

/** Gives back, once, what the same person typed here and the server has not got. */
export function useKeptApplication<D>(
  name: string,
  userId: number,
  bringBack: (kept: { readonly base: D; readonly mine: D }) => void,
): void {
  const restore = useEffectEvent(() => {
    const kept = keptApplication<D>(name, userId);
    if (kept) bringBack(kept);
  });
  // what an older page kept may have another shape: the form opens all the same
  useEffect(() => guarded(restore)(), []);
}
