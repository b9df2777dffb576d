import { runtimeSlot } from '../runtime';

/** Requests for what was here and will not come back. */
const goneRequests = (): WeakSet<object> =>
  runtimeSlot('gone-requests', () => new WeakSet<object>());

/** The answer to this request will be our error page; it says 410. */
export function markGone(req: object): void {
  goneRequests().add(req);
}

export function isGone(req: object): boolean {
  return goneRequests().has(req);
}
