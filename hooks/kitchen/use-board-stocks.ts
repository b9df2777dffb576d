import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';
import type { BoardStockDto } from '@/server/contracts/kitchen/board';
import { boardQueries } from '@/services/kitchen/board-queries';
import type { BoardWay } from '@/utils/kitchen/board-way';

const TYPING_MS = 250;

/** The shop's dishes and options by a word; those found before stay until others have come. */
export function useBoardStocks(way: BoardWay): {
  readonly term: string;
  readonly setTerm: (term: string) => void;
  readonly stocks: readonly BoardStockDto[] | null;
  readonly retry: (() => void) | null;
} {
  const { i18n } = useTranslation();
  const [term, setTerm] = useState('');
  const settled = useDebouncedValue(term.trim(), TYPING_MS);
  const { data, isError, refetch } = useQuery({
    ...boardQueries.stocks(way, i18n.language, settled),
    placeholderData: keepPreviousData,
  });
  return {
    term,
    setTerm,
    stocks: data ?? null,
    retry: isError ? () => void refetch() : null,
  };
}
