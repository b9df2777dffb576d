import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { COOKIES } from '@/utils/constants/cookies';
import { CommonQuery, ErrorBody } from '@/server/contracts/common';
import { OrderEvent } from '@/server/contracts/order';
import { findSession } from '@/server/domain/account/find-session';
import {
  type FollowedEvent,
  followUserEvents,
} from '@/server/domain/event/follow-user-events';
import { takeStreamPlace } from '@/server/domain/event/stream-places';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { bearerToken } from '@/server/http/auth';
import { runtime } from '@/server/runtime';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 2_000;
const PATH = '/dashboard/user/events';

function describe(api: OpenAPIHono<AppEnv>): void {
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: PATH,
    summary:
      'Server-sent events of the caller: order, cart, message, notification, reset',
    tags: ['Events'],
    security: [{ bearer: [] }],
    request: { query: CommonQuery },
    responses: {
      200: {
        description: 'The data of an event',
        content: { 'text/event-stream': { schema: OrderEvent } },
      },
      401: {
        description: 'No living bearer',
        content: { 'application/json': { schema: ErrorBody } },
      },
      503: {
        description:
          'Too many streams of this user or of the process: poll, and try again after Retry-After',
        content: { 'application/json': { schema: ErrorBody } },
      },
    },
  });
}

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

/** GET /dashboard/user/events; the only call that takes the access_token cookie (EventSource sends no header). */
export function eventRoutes(api: OpenAPIHono<AppEnv>): void {
  describe(api);
  api.get(PATH, async (c) => {
    const ctx = c.get('ctx');
    const token = bearerToken(c) ?? getCookie(c, COOKIES.token);
    const session = token ? await findSession(ctx, token) : null;
    if (!token || !session) throw new DomainError('not_signed_in');
    if (c.req.method === 'HEAD')
      return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    const leave = takeStreamPlace(session.id);
    const lastEventId = c.req.header('Last-Event-ID') ?? null;
    const response = streamSSE(c, async (stream) => {
      try {
        const signal = endOf(c, stream);
        const options = {
          userId: session.id,
          lastEventId,
          heartbeatMs: HEARTBEAT_MS,
          signal,
        };
        for await (const item of followUserEvents(ctx, options)) {
          if (
            item.kind === 'heartbeat' &&
            !(await findSession({ ...ctx, now: new Date() }, token))
          )
            break;
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
  });
}
