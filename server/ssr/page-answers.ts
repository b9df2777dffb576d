import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { asApiError } from '@/services/http/api-error';
import { readChatTarget } from '@/utils/chat/read-chat-target';
import { localisedPath, ownPath, routes } from '@/utils/shell/routes';
import type { Shell } from '@/utils/shell/shell';
import { markGone } from './gone';
import type { PageOptions, Verdict } from './page-options';
import { isDataRequest, type PageRequest } from './page-request';

export type PageResult = GetServerSidePropsResult<Record<string, unknown>>;

/** To another address of this site, in the request's language. */
export function redirectTo(
  path: string,
  { lang }: PageRequest,
  permanent: boolean,
): PageResult {
  return { redirect: { destination: localisedPath(path, lang), permanent } };
}

/** The same address, loaded by the browser itself instead of into the open document. */
export function wholePage(path: string, { lang }: PageRequest): PageResult {
  const destination = localisedPath(path, lang);
  return {
    redirect: { destination, statusCode: 307, basePath: false } as never,
  };
}

const GONE = 410;

/** What an address is answered with before or instead of its page; null: nothing, the page is shown. */
export function answerOf(
  verdict: Verdict | undefined,
  request: PageRequest,
): PageResult | null {
  if (!verdict) return null;
  return verdict === 'missing'
    ? { notFound: true }
    : redirectTo(verdict.moved, request, !verdict.forNow);
}

/** Where the session sends this page's reader instead; null: nowhere. */
export function sessionRedirect(
  { session }: PageOptions,
  shell: Shell,
  { query, resolvedUrl }: GetServerSidePropsContext,
): string | null {
  // the chat is of somebody, whatever page it stands over
  const isOwn = session === 'required' || readChatTarget(query) !== null;
  if (isOwn && session !== 'visitor' && !shell.user)
    return routes.login(resolvedUrl);
  // another tab signed in: this one goes where it was to go
  if (session === 'visitor' && shell.user)
    return ownPath(query.from) ?? routes.home();
  return null;
}

function isGone(data: unknown): boolean {
  return typeof data === 'object' && !!data && 'gone' in data && !!data.gone;
}

/**
 * A required answer's 404 is the page's 404, or 410 when it says that what was there is gone for good; its 401 goes
 * to sign-in; anything else is a failure with its status. A tab that goes there is told 410, too, and loads the page
 * that says so.
 */
export function refusedPage(
  error: unknown,
  request: PageRequest,
  { req, res, resolvedUrl }: GetServerSidePropsContext,
): PageResult {
  const refusal = asApiError(error);
  if (refusal?.status === 404) {
    if (!isGone(refusal.info.data)) return { notFound: true };
    if (isDataRequest(req)) {
      // no page can be made of it, so the tab loads the address as a whole
      res.statusCode = GONE;
      return { props: {} };
    }
    markGone(req);
    return { notFound: true };
  }
  if (refusal?.status === 401)
    return redirectTo(routes.login(resolvedUrl), request, false);
  throw error;
}
