import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/utils/constants/timings';

/**
 * What is to be searched for: what is typed, trimmed, once it has stayed the same for 400 ms (spec.md §5). Without
 * words it is empty at once; `run` does not wait.
 */
export function useSearchTerm(typed: string) {
  const [term, setTerm] = useState('');
  const wanted = typed.trim();
  if (!wanted && term) setTerm('');
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setTerm(wanted), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { term, run: setTerm };
}
