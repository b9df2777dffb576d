import type { IncomingMessage } from 'node:http';
import { getRequestMeta } from 'next/dist/server/request-meta';
import { runtimeSlot } from '../runtime';

/** Requests for what was here and will not come back; known by what Next notes of them, as it wraps them again. */
const goneRequests = (): WeakSet<object> =>
  runtimeSlot('gone-requests', () => new WeakSet<object>());

/** The answer to this request will be our error page; it says 410. */
export function markGone(req: IncomingMessage): void {
  goneRequests().add(getRequestMeta(req));
}

export function isAnsweredGone(req: IncomingMessage): boolean {
  return goneRequests().has(getRequestMeta(req));
}
