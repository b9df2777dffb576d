import {
  keepPreviousData,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';
import type {
  BoardPauseDto,
  BoardStockDto,
} from '@/server/contracts/kitchen/board';
import { boardQueries } from '@/services/kitchen/board-queries';
import { boardService } from '@/services/kitchen/board-service';
import { type BoardWay, boardName } from '@/utils/kitchen/board-way';

const TYPING_MS = 250;

/** What a board changes for its whole shop: one change at a time; `onFailed` when one came to nothing. */
export function useBoardShop(
  way: BoardWay,
  onChanged: () => void,
  onFailed: () => void,
): {
  readonly isBusy: boolean;
  /** The stocks whose change is on its way. */
  readonly busy: readonly number[];
  readonly pause: (pause: BoardPauseDto) => void;
  readonly setStock: (stockId: number, soldOut: boolean) => void;
} {
  const client = useQueryClient();
  const [isPausing, setPausing] = useState(false);
  const [busy, setBusy] = useState<readonly number[]>([]);
  const readStocks = (): Promise<void> =>
    client.invalidateQueries({ queryKey: ['board-stocks', boardName(way)] });
  return {
    isBusy: isPausing || busy.length > 0,
    busy,
    pause: (pause) => {
      if (isPausing) return;
      setPausing(true);
      boardService
        .pause(way, pause)
        .then(onChanged, onFailed)
        .finally(() => setPausing(false));
    },
    setStock: (stockId, soldOut) => {
      if (busy.includes(stockId)) return;
      setBusy((others) => [...others, stockId]);
      boardService
        .setStock(way, stockId, soldOut)
        .then(async () => {
          onChanged();
          await readStocks();
        }, onFailed)
        .finally(() =>
          setBusy((others) => others.filter((id) => id !== stockId)),
        );
    },
  };
}

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
