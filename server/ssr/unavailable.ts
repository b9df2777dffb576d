import type { IncomingMessage } from 'node:http';
import { getRequestMeta } from 'next/dist/server/request-meta';
import { asApiError } from '@/services/http/api-error';
import { runtimeSlot } from '../runtime';

const RETRY_AFTER_SECONDS = 5;

/** Requests that cannot be answered now, with the seconds until the next try; known as in gone.ts. */
const refusedRequests = (): WeakMap<object, number> =>
  runtimeSlot('unavailable-requests', () => new WeakMap<object, number>());

/** Notes of a page that failed whether it may work at the next try: the API said 503, or nothing in time. */
export function noteUnavailable(req: IncomingMessage, error: unknown): boolean {
  const refusal = asApiError(error);
  if (refusal?.status !== 503 && refusal?.status !== 0) return false;
  const seconds = refusal.info.retryAfterSeconds || RETRY_AFTER_SECONDS;
  refusedRequests().set(getRequestMeta(req), seconds);
  return true;
}

/** The seconds after which the browser may ask again, for a request whose error page says 503; else null. */
export function retryAfterOf(req: IncomingMessage): number | null {
  return refusedRequests().get(getRequestMeta(req)) ?? null;
}
