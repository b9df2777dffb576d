import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import {
  type FollowedEvent,
  followEvents,
} from '@/server/domain/event/follow-events';
import { takeStreamPlace } from '@/server/http/stream-places';
import type { AppEnv } from '@/server/http/app-env';
import { runtime } from '@/server/runtime';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 2_000;

async function send(
  stream: SSEStreamingApi,
  item: FollowedEvent,
): Promise<void> {
  if (item.kind === 'heartbeat') await stream.write(': heartbeat\n\n');
  else if (item.kind === 'event') {
    const { id, payload, type } = item.event;
    await stream.writeSSE({
      id: String(id),
      event: type,
      data: JSON.stringify(payload),
    });
  } else if (item.reset)
    await stream.writeSSE({ id: String(item.id), event: 'reset', data: '{}' });
  else {
    // Without data no event is seen, but the browser remembers where it stands; scripts are told by an event of its own.
    await stream.write(`retry: ${RETRY_MS}\nid: ${item.id}\n\n`);
    await stream.writeSSE({
      id: String(item.id),
      event: 'position',
      data: '{}',
    });
  }
}

/**
 * Items at which it is asked whether whoever follows still may: at the beginning, as a session may have ended since it was
 * let in, when one ends, and at every heartbeat.
 */
function asksAgain(item: FollowedEvent): boolean {
  return item.kind !== 'event' || item.event.type === 'session';
}

/** Aborted by the client's leaving and by the process's stop. */
function endOf(c: Context<AppEnv>, stream: SSEStreamingApi): AbortSignal {
  const left = new AbortController();
  stream.onAbort(() => left.abort());
  return AbortSignal.any([
    left.signal,
    c.req.raw.signal,
    runtime().stop.signal,
  ]);
}

/**
 * A topic's events as server-sent events, until the client leaves, the process stops or whoever follows may not any
 * more: asked when a session of the account ended (an event of every process, which is sent as the last one) and at
 * every heartbeat. Throws unavailable when there is no place for another stream.
 */
export function eventAnswer(
  c: Context<AppEnv>,
  topic: string,
  mayFollow: () => Promise<boolean>,
): Response {
  if (c.req.method === 'HEAD')
    return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
  const ctx = c.get('ctx');
  const leave = takeStreamPlace(topic);
  // A browser's script can set no header when it connects; when the browser connects again by itself, it does.
  const lastEventId =
    c.req.header('Last-Event-ID') ?? c.req.query('last_event_id') ?? null;
  const response = streamSSE(c, async (stream) => {
    try {
      const signal = endOf(c, stream);
      const options = {
        topic,
        lastEventId,
        heartbeatMs: HEARTBEAT_MS,
        signal,
      };
      for await (const item of followEvents(ctx, options)) {
        const isOver = asksAgain(item) && !(await mayFollow());
        if (!isOver || item.kind === 'event') await send(stream, item);
        if (isOver || signal.aborted) break;
      }
    } finally {
      leave();
    }
  });
  // streamSSE sets its own; without no-transform whoever compresses would hold the events back.
  response.headers.set(
    'Cache-Control',
    'private, no-store, no-cache, no-transform',
  );
  response.headers.set('X-Accel-Buffering', 'no');
  return response;
}
