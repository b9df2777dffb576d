import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { BoardDto, BoardStockDto } from '@/server/contracts/kitchen/board';
import { asApiError } from '@/services/http/api-error';
import {
  type BoardAnswer,
  boardQueries,
} from '@/services/kitchen/board-queries';
import { boardService } from '@/services/kitchen/board-service';
import type { followBoard } from '@/services/kitchen/board-stream';
import type {
  LostPress,
  PressQueue,
  PressReports,
} from '@/services/kitchen/press-queue';
import type { PressNews } from '@/services/kitchen/press-sender';
import { PressStore } from '@/services/kitchen/press-store';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { boardName, type BoardWay } from '@/utils/kitchen/board-way';
import { type KitchenPress, withPresses } from '@/utils/kitchen/presses';

/** Events that come together are one reason to read. */
const TOGETHER_MS = 120;
/** How often the board says that somebody sees it. */
const PRESENCE_MS = 20_000;

const NOTHING: readonly KitchenPress[] = [];
const none = (): readonly KitchenPress[] => NOTHING;

/**
 * The presses of this board, sent for as long as it is open; `way` stays the same. What sends them is loaded after the board
 * is shown: until then they are kept. `hurry`: the network is known to be there.
 */
function usePresses(
  way: BoardWay,
  isOpen: boolean,
  reports: PressReports,
): {
  readonly store: PressStore;
  readonly presses: readonly KitchenPress[];
  readonly hurry: () => void;
} {
  const [store] = useState(() => new PressStore(boardName(way)));
  const queue = useRef<PressQueue | null>(null);
  const told = useEffectEvent(() => reports);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    let stop = (): void => undefined;
    void untilLoaded(() => import('@/services/kitchen/press-queue')).then(
      ({ queueOf }) => {
        if (isOver) return;
        queue.current = queueOf(way, store);
        stop = queue.current.start({
          answered: (news) => told().answered(news),
          lost: (lost) => told().lost(lost),
          reached: (isReached) => told().reached(isReached),
          closed: () => told().closed(),
        });
      },
    );
    return () => {
      isOver = true;
      stop();
      queue.current = null;
    };
  }, [isOpen, store, way]);
  const presses = useSyncExternalStore(store.subscribe, store.list, none);
  const hurry = useCallback(() => queue.current?.hurry(), []);
  return { store, presses, hurry };
}

/** Calls `readAgain` when the board's stream says so, and says whether the stream is there. */
function useBoardStream(
  way: BoardWay,
  isOpen: boolean,
  readAgain: () => void,
): { readonly isUp: boolean; readonly restart: () => void } {
  const [isUp, setUp] = useState(false);
  const stream = useRef<ReturnType<typeof followBoard> | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    void untilLoaded(() => import('@/services/kitchen/board-stream')).then(
      ({ followBoard }) => {
        if (isOver) return;
        stream.current = followBoard(way, {
          changed: () => {
            clearTimeout(timer);
            timer = setTimeout(readAgain, TOGETHER_MS);
          },
          live: setUp,
        });
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      stream.current?.stop();
      stream.current = null;
      setUp(false);
    };
  }, [isOpen, readAgain, way]);
  const restart = useCallback(() => stream.current?.restart(), []);
  return { isUp, restart };
}

/** Tells the server that somebody sees the board; a call that nobody answers tells that the network is gone. */
function usePresence(
  way: BoardWay,
  isUp: boolean,
  onReached: (isReached: boolean) => void,
): void {
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!isUp) return undefined;
    const tell = (): void => {
      if (document.visibilityState !== 'visible') return;
      boardService.presence(way).then(
        () => reached(true),
        (error: unknown) => reached((asApiError(error)?.status ?? 0) !== 0),
      );
    };
    tell();
    const timer = setInterval(tell, PRESENCE_MS);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [isUp, way]);
}

/** How often a board without a stream is read, and one with it, in case an event was lost. */
const POLL_MS = 5_000;
const CHECK_MS = 60_000;

export interface OpenBoard {
  readonly answer: BoardAnswer | undefined;
  /** It is being read: what the server rendered knows no key of this browser. */
  readonly isFetching: boolean;
  /** It was never read, and cannot be now. */
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** The board as it will be when everything that was pressed on its orders has taken effect. */
  readonly board: BoardDto | null;
  readonly presses: readonly KitchenPress[];
  readonly isLive: boolean;
  /** False: so many presses wait already that this one was not kept. */
  readonly press: (press: KitchenPress) => boolean;
  /** Takes back a press that waits; false: it is under way, or no more there. */
  readonly drop: (press: KitchenPress) => boolean;
  /** After a change that is no press: how the board is now. */
  readonly readAgain: () => void;
}

/** The board that was read last, with what was said of it since. */
function boardWith(board: BoardDto, news: PressNews): BoardDto {
  if ('pause' in news) return { ...board, pause: news.pause };
  if ('ticket' in news) {
    const { ticket } = news;
    const tickets = board.tickets.map((old) =>
      old.id === ticket.id && old.version <= ticket.version ? ticket : old,
    );
    return { ...board, tickets };
  }
  const { img: _, sold_out_until: until, ...stock } = news.stock;
  const others = board.sold_out.filter(
    ({ stock_id: id }) => id !== stock.stock_id,
  );
  const soldOut = until ? [...others, { ...stock, until }] : others;
  return { ...board, sold_out: soldOut };
}

/** The board as the server tells it, read again when asked, or, without a stream, by itself. */
function useBoardAnswer(way: BoardWay, isStreaming: boolean) {
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    ...boardQueries.board(way, i18n.language),
    refetchInterval: ({ state }) => {
      if (state.data && state.data.kind !== 'board') return false;
      return isStreaming ? CHECK_MS : POLL_MS;
    },
    refetchIntervalInBackground: true,
  });
  const name = boardName(way);
  const readAgain = useCallback(
    () => void client.invalidateQueries({ queryKey: ['board', name] }),
    [client, name],
  );
  const put = (news: PressNews): void => {
    client.setQueriesData<BoardAnswer>(
      { queryKey: ['board', name] },
      (known) =>
        known?.kind === 'board'
          ? { ...known, board: boardWith(known.board, news) }
          : known,
    );
    if ('stock' in news)
      client.setQueriesData<BoardStockDto[]>(
        { queryKey: ['board-stocks', name] },
        (rows) =>
          rows?.map((row) =>
            row.stock_id === news.stock.stock_id ? news.stock : row,
          ),
      );
  };
  return { answer: data, isError, isFetching, refetch, readAgain, put };
}

/**
 * A kitchen's board: what the server says, kept fresh by its stream or by asking, with the presses that it has not answered
 * yet already in it. `onLost` hears of presses that took no effect. `way` stays the same.
 */
export function useBoard(
  way: BoardWay,
  onLost: (lost: LostPress, timezone: string) => void,
): OpenBoard {
  const [isReached, setReached] = useState(true);
  const [isStreaming, setStreaming] = useState(false);
  const { answer, isError, isFetching, put, readAgain, refetch } =
    useBoardAnswer(way, isStreaming);
  const read = answer?.kind === 'board' ? answer.board : null;
  const isOpen = read !== null;
  const { isUp, restart } = useBoardStream(way, isOpen, readAgain);
  if (isUp !== isStreaming) setStreaming(isUp);
  const noteReached = (is: boolean): void => {
    setReached(is);
    if (!is) restart();
  };
  const { hurry, presses, store } = usePresses(way, isOpen, {
    answered: (news) => {
      put(news);
      // what is read at this moment may be from before a press on the shop
      if (!('ticket' in news)) readAgain();
    },
    lost: (lost) => {
      if (read) onLost(lost, read.shop.timezone);
      readAgain();
    },
    reached: noteReached,
    closed: readAgain,
  });
  const isLive = isUp && isReached && !isError;
  usePresence(way, isUp, noteReached);
  useEffect(() => {
    if (isLive) hurry();
  }, [hurry, isLive]);
  const board = useMemo(
    () => read && { ...read, tickets: withPresses(read.tickets, presses) },
    [presses, read],
  );
  return {
    answer,
    isFetching,
    isFailed: isError && !answer,
    retry: () => void refetch(),
    board,
    presses,
    isLive,
    press: (press) => store.add(press),
    drop: (press) => store.drop(press),
    readAgain,
  };
}
