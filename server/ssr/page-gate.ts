import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestMeta } from 'next/dist/server/request-meta';
import { serverEnv } from '../env';
import { loadClassOfPage } from '../http/load-class';
import {
  type OverloadGate,
  overloadGate,
  PAGE_WEIGHT,
} from '../http/overload-gate';
import { gateBounds } from '../http/shed-load';
import { runtimeSlot } from '../runtime';
import { answerBusy } from '@/server/ssr/plain/busy-page';
import { isDataRequest } from './page-request';

/** Requests that were let in; known by what Next notes of them, as it wraps them again (see gone.ts). */
const letIn = (): WeakSet<object> =>
  runtimeSlot('pages-let-in', () => new WeakSet<object>());

interface PageVisit {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly lang: string;
  /** The page's address, with or without a language. */
  readonly path: string;
  readonly token: string | null;
}

const processGate = (): OverloadGate =>
  overloadGate(() => gateBounds(serverEnv()));

/**
 * Lets a page in (docs/adr/0020) until its answer has been sent or broken off: rendering counts, too. A request that
 * was let in is so when it ends as our error page. False: it has been answered with 503 and nothing more is to be done.
 */
export function letPageIn(
  { lang, path, req, res, token }: PageVisit,
  gate: OverloadGate = processGate(),
): boolean {
  const request = getRequestMeta(req);
  if (letIn().has(request)) return true;
  const leave = gate.enter(loadClassOfPage(path, token), PAGE_WEIGHT);
  if (!leave) {
    answerBusy(res, lang, isDataRequest(req as never) ? 'tab' : 'page');
    return false;
  }
  letIn().add(request);
  if (res.closed || res.destroyed) leave();
  else res.once('close', leave);
  return true;
}
