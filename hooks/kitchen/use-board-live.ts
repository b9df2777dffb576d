import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { asApiError } from '@/services/http/api-error';
import { boardService } from '@/services/kitchen/board-service';
import type { followBoard } from '@/services/kitchen/board-stream';
import type { PressQueue, PressReports } from '@/services/kitchen/press-queue';
import { PressStore } from '@/services/kitchen/press-store';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { type BoardWay, boardName } from '@/utils/kitchen/board-way';
import type { KitchenPress } from '@/utils/kitchen/presses';

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
export function usePresses(
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
export function useBoardStream(
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
export function usePresence(
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
