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
import { followBoard } from '@/services/kitchen/board-stream';
import { PressQueue, type PressReports } from '@/services/kitchen/press-queue';
import { sendPress } from '@/services/kitchen/press-sender';
import { PressStore } from '@/services/kitchen/press-store';
import { type BoardWay, boardName } from '@/utils/kitchen/board-way';
import type { Press } from '@/utils/kitchen/presses';

/** Events that come together are one reason to read. */
const TOGETHER_MS = 120;
/** How often the board says that somebody sees it. */
const PRESENCE_MS = 20_000;

const NOTHING: readonly Press[] = [];
const none = (): readonly Press[] => NOTHING;

/** The presses of this board and their sender, for as long as the board is open; `way` stays the same. */
export function usePresses(
  way: BoardWay,
  reports: PressReports,
): {
  readonly store: PressStore;
  readonly queue: PressQueue;
  readonly presses: readonly Press[];
} {
  const [store] = useState(() => new PressStore(boardName(way)));
  const [queue] = useState(
    () => new PressQueue(store, (press) => sendPress(way, press)),
  );
  const told = useEffectEvent(() => reports);
  useEffect(
    () =>
      queue.start({
        answered: (ticket) => told().answered(ticket),
        lost: (lost) => told().lost(lost),
        reached: (isReached) => told().reached(isReached),
        closed: () => told().closed(),
      }),
    [queue],
  );
  const presses = useSyncExternalStore(store.subscribe, store.list, none);
  return { store, queue, presses };
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
    const made = followBoard(way, {
      changed: () => {
        clearTimeout(timer);
        timer = setTimeout(readAgain, TOGETHER_MS);
      },
      live: setUp,
    });
    stream.current = made;
    return () => {
      clearTimeout(timer);
      made.stop();
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
