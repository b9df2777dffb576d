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
  // Without data no event is seen, but the browser remembers where it stands.
  else await stream.write(`retry: ${RETRY_MS}\nid: ${item.id}\n\n`);
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
 * A topic's events as server-sent events, until the client leaves, the process stops or, asked at every heartbeat,
 * whoever follows may not any more. Throws unavailable when there is no place for another stream.
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
  const lastEventId = c.req.header('Last-Event-ID') ?? null;
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
        if (item.kind === 'heartbeat' && !(await mayFollow())) break;
        await send(stream, item);
        if (signal.aborted) break;
      }
    } finally {
      leave();
    }
  });
  // streamSSE sets its own; without no-transform Next's gzip would hold the events back (foundation.md §6).
  response.headers.set('Cache-Control', 'no-cache, no-transform');
  response.headers.set('X-Accel-Buffering', 'no');
  return response;
}
