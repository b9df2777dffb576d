import { useCallback } from 'react';
import {
  historyCleared,
  termRemoved,
  termSearched,
} from '@/redux/slices/search';
import { useAppDispatch, useAppSelector } from '@/redux/store';

/** The terms searched for in this browser, newest first, five at most; remembering and forgetting them (spec.md §4). */
export function useSearchHistory() {
  const dispatch = useAppDispatch();
  const terms = useAppSelector(({ search }) => search.history);
  return {
    terms,
    remember: useCallback(
      (term: string) => void dispatch(termSearched(term)),
      [dispatch],
    ),
    remove: (term: string) => void dispatch(termRemoved(term)),
    clear: () => void dispatch(historyCleared()),
  };
}
