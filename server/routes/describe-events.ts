import { z } from '@hono/zod-openapi';
import { CommonQuery, ErrorBody } from '@/server/contracts/common';
import { OrderEvent } from '@/server/contracts/order/order-event';
import type { Api } from '@/server/http/define-route';

const EventsQuery = CommonQuery.extend({
  last_event_id: z.string().optional().openapi({
    description:
      'Goes on after this event where the header Last-Event-ID cannot be sent; the header wins',
  }),
});

/** Puts a stream of events into the OpenAPI document; `route` knows only answers that end. */
export function describeEvents(
  api: Api,
  stream: {
    readonly path: string;
    readonly summary: string;
    readonly security?: ({ bearer: string[] } | { operator: string[] })[];
    /** When it is 401. */
    readonly refused: string;
  },
): void {
  const error = { content: { 'application/json': { schema: ErrorBody } } };
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: stream.path,
    summary: stream.summary,
    tags: ['Events'],
    security: stream.security,
    request: { query: EventsQuery },
    responses: {
      200: {
        description: 'The data of an event',
        content: { 'text/event-stream': { schema: OrderEvent } },
      },
      401: { description: stream.refused, ...error },
      503: {
        description:
          'Too many streams of this follower or of the process: poll, and try again after Retry-After',
        ...error,
      },
    },
  });
}
