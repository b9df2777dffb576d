import { historyCleared, termRemoved } from '@/redux/slices/search';
import { useAppDispatch, useAppSelector } from '@/redux/store';

/** The terms searched for in this browser, newest first, and forgetting them (spec.md §4). */
export function useSearchHistory() {
  const dispatch = useAppDispatch();
  const terms = useAppSelector(({ search }) => search.history);
  return {
    terms,
    remove: (term: string) => void dispatch(termRemoved(term)),
    clear: () => void dispatch(historyCleared()),
  };
}
