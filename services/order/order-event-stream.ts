import type { OrderEventDto } from '@/server/contracts/order';
import { orderService } from './order-service';

/** What a stream tells its listeners. */
export type StreamMessage =
  | { readonly kind: 'order'; readonly event: OrderEventDto }
  /** Something may have been missed: read anew. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'up' | 'down' };

type Listener = (message: StreamMessage) => void;

const CHANNEL = 'sofra:order-events';
const LOCK = 'sofra:order-events';
const RECONNECT_MS = 3_000;
/** A server that refuses (it has too many streams, or is away) is asked less and less often, at least once a minute. */
const LONGEST_RECONNECT_MS = 60_000;

function readEvent(text: string): OrderEventDto | null {
  try {
    return JSON.parse(text) as OrderEventDto;
  } catch {
    return null;
  }
}

/** One connection to the server; it comes back by itself. Calls `tell` until the signal ends it. */
function connect(tell: Listener, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // At first, too: what happened between the page and the connection was told to nobody.
    let isBehind = true;
    let refusals = 0;
    const open = (): void => {
      source = new EventSource(orderService.eventsUrl(), {
        withCredentials: true,
      });
      source.onopen = () => {
        refusals = 0;
        tell({ kind: 'up' });
        if (isBehind) tell({ kind: 'reset' });
        isBehind = false;
      };
      source.addEventListener('order', (message: MessageEvent<string>) => {
        const event = readEvent(message.data);
        if (event) tell({ kind: 'order', event });
      });
      source.addEventListener('reset', () => tell({ kind: 'reset' }));
      source.onerror = () => {
        isBehind = true;
        tell({ kind: 'down' });
        // A refused connection is closed for good by the browser: try again ourselves.
        if (source?.readyState !== EventSource.CLOSED) return;
        const wait = RECONNECT_MS * 2 ** refusals;
        timer = setTimeout(open, Math.min(LONGEST_RECONNECT_MS, wait));
        refusals += 1;
      };
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}

/**
 * Live order events, one connection for all tabs of the browser: the tab that holds the Web Lock connects and tells the
 * others over a BroadcastChannel (six tabs would use up the six connections of HTTP/1.1). Without those two every tab
 * connects itself. Returns the way to stop.
 */
export function followOrderEvents(listener: Listener): () => void {
  const stop = new AbortController();
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    void connect(listener, stop.signal);
    return () => stop.abort();
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => listener(data);
  const tellAll = (message: StreamMessage): void => {
    listener(message);
    if (!stop.signal.aborted) channel.postMessage(message);
  };
  navigator.locks
    .query()
    .then(({ held }) => {
      // Another tab is connected already and will not say so again.
      const isFollowed = held?.some(({ name }) => name === LOCK);
      if (isFollowed && !stop.signal.aborted) listener({ kind: 'reset' });
    })
    .catch(() => undefined);
  navigator.locks
    .request(LOCK, { signal: stop.signal }, () => connect(tellAll, stop.signal))
    .catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
