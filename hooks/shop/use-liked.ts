import { useCallback } from 'react';
import { likeToggled, selectLiked } from '@/redux/slices/liked';
import { useAppDispatch, useAppSelector } from '@/redux/store';

/** Liked restaurants by uuid (spec.md §3), kept in this browser; none until it has been read after the first paint. */
export function useLiked() {
  const dispatch = useAppDispatch();
  const liked = useAppSelector(selectLiked);
  const toggle = useCallback(
    (uuid: string) => void dispatch(likeToggled(uuid)),
    [dispatch],
  );
  return { liked, toggle };
}
