import { apiBase } from '@/utils/env';
import { whileShown } from '@/utils/browser/page-shown';
import { followPage, Rest } from '@/utils/browser/sender';
import {
  type BoardWay,
  boardCalls,
  boardName,
} from '@/utils/kitchen/board-way';
import { pinOf } from '@/utils/kitchen/kept-board';
import { guarded } from '@/utils/shell/guarded';

const EVENTS = ['order', 'shop', 'reset', 'position'] as const;

/** Whom a board's stream tells. */
export interface BoardStreamReports {
  /** Something is another than it was: the board is to be read again. */
  changed(): void;
  /** The stream is open, or is not. */
  live(isLive: boolean): void;
}

function addressOf(way: BoardWay, last: string | null): string {
  const query = new URLSearchParams();
  const key = pinOf(boardName(way)).read();
  if (last) query.set('last_event_id', last);
  if (key) query.set('key', key);
  const asked = query.toString();
  return `${apiBase}${boardCalls(way)}/events${asked ? `?${asked}` : ''}`;
}

/**
 * Follows a board's events over a stream of its own, which goes on after the last event it heard and comes back with longer
 * and longer pauses, at once when the network does. `restart` is for who knows that it is dead before the browser does.
 */
export function followBoard(
  way: BoardWay,
  reports: BoardStreamReports,
): { readonly restart: () => void; readonly stop: () => void } {
  const changed = guarded(() => reports.changed());
  const live = guarded((isLive: boolean) => reports.live(isLive));
  let source: EventSource | null = null;
  let last: string | null = null;
  const rest = new Rest(open);

  function open(): void {
    source?.close();
    // without streams the board is read again and again
    if (typeof EventSource === 'undefined') return live(false);
    const mine = new EventSource(addressOf(way, last), {
      withCredentials: true,
    });
    source = mine;
    mine.onopen = () => {
      rest.forget();
      live(true);
      // what happened while it was closed
      changed();
    };
    for (const type of EVENTS)
      mine.addEventListener(type, ({ lastEventId }: MessageEvent<string>) => {
        last = lastEventId || last;
        if (type !== 'position') changed();
      });
    mine.onerror = () => {
      if (source === mine) lose();
    };
  }

  /** A stream that is open says nothing of a network that went: the browser does. */
  function lose(): void {
    live(false);
    source?.close();
    source = null;
    rest.begin();
  }

  function restart(): void {
    live(false);
    rest.end();
  }

  const ended = new AbortController();
  const { signal } = ended;
  followPage(signal, { back: () => rest.end() });
  window.addEventListener('offline', lose, { signal });
  const close = (): void => {
    source?.close();
    source = null;
  };
  const stopStream = whileShown(() => {
    open();
    return close;
  });
  return {
    restart,
    stop: () => {
      ended.abort();
      rest.stop();
      stopStream();
    },
  };
}
