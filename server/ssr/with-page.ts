import type {
  GetServerSideProps,
  GetServerSidePropsContext,
  GetServerSidePropsResult,
} from 'next';
import type { ParsedUrlQuery } from 'node:querystring';
import type { UserDto } from '@/server/contracts/user';
import { asApiError } from '@/services/http/api-error';
import { createQueryClient } from '@/services/http/query-client';
import { settingsQueries } from '@/services/settings/settings-queries';
import { COOKIES } from '@/utils/constants/cookies';
import { localisedPath, routes } from '@/utils/routes';
import type { Shell } from '@/utils/shell';
import { serverEnv } from '../env';
import { logger } from '../logger';
import { runtime } from '../runtime';
import '../mounted-app';
import './html-keeper';
import { loadVisit } from './load-shell';
import { pageTexts } from './page-texts';
import {
  isDataRequest,
  languageRedirect,
  type PageRequest,
  readPageRequest,
} from './page-request';
import { withinScope } from './page-scope';
import { foundBy, optional, type Prefetch, shared } from './prefetch';

/** What a page's prefetch list is made from. */
export interface PageContext {
  readonly params: ParsedUrlQuery;
  readonly query: ParsedUrlQuery;
  readonly shell: Shell;
  /** Of a signed-in customer, amounts in the shell's currency. */
  readonly account: UserDto | null;
}

export interface PageOptions {
  /** What the page needs; all of it is loaded in parallel. */
  readonly prefetch?: (page: PageContext) => readonly Prefetch[];
  /** `required` sends visitors to /login and back; `visitor` sends signed-in customers home. */
  readonly session?: 'any' | 'required' | 'visitor';
  /** False: the address itself is wrong (an unknown shop type, an id that is no number): a real 404. */
  readonly accepts?: (page: Pick<PageContext, 'params'>) => boolean;
}

type PageResult = GetServerSidePropsResult<Record<string, unknown>>;

const expired = (name: string): string =>
  `${name}=; Path=/; Max-Age=0; SameSite=Lax`;

function sessionRedirect(
  options: PageOptions,
  shell: Shell,
  context: GetServerSidePropsContext,
): string | null {
  if (options.session === 'required' && !shell.user)
    return routes.login(context.resolvedUrl);
  if (options.session === 'visitor' && shell.user) return routes.home();
  return null;
}

/** A required query's 404 is the page's 404, its 401 goes to sign-in; anything else is a failure with its status. */
function refusedPage(
  error: unknown,
  request: PageRequest,
  context: GetServerSidePropsContext,
): PageResult {
  const status = asApiError(error)?.status;
  if (status === 404) return { notFound: true };
  if (status === 401)
    return {
      redirect: {
        destination: localisedPath(
          routes.login(context.resolvedUrl),
          request.lang,
        ),
        permanent: false,
      },
    };
  throw error;
}

async function renderPage(
  options: PageOptions,
  request: PageRequest,
  context: GetServerSidePropsContext,
): Promise<PageResult> {
  const params = context.params ?? {};
  if (options.accepts && !options.accepts({ params }))
    return { notFound: true };
  const [{ account, shell }, texts] = await Promise.all([
    loadVisit(request, () =>
      context.res.appendHeader('Set-Cookie', [
        expired(COOKIES.token),
        expired(COOKIES.user),
      ]),
    ),
    pageTexts(request.lang, isDataRequest(context.req) ? 'tab' : 'page'),
  ]);
  const elsewhere = sessionRedirect(options, shell, context);
  if (elsewhere)
    return {
      redirect: {
        destination: localisedPath(elsewhere, request.lang),
        permanent: false,
      },
    };
  const client = createQueryClient(() => undefined);
  const work = [
    shared(optional, settingsQueries.settings()),
    ...(options.prefetch?.({ params, query: context.query, shell, account }) ??
      []),
  ];
  const refusal = await Promise.all(
    work.map((prefetch) => prefetch(client)),
  ).then(
    () => null,
    (error: unknown) => refusedPage(error, request, context),
  );
  if (refusal) return refusal;
  const dehydratedState = foundBy(client);
  client.clear();
  return { props: { shell, dehydratedState, ...texts } };
}

/**
 * Everything a page's getServerSideProps does: language, session, currency and address from cookies; required and
 * optional queries in parallel through the same services in process; hydration; a real status (404, redirect, 500).
 */
export function withPage(options: PageOptions = {}): GetServerSideProps {
  return async (context) => {
    const redirect = languageRedirect(context);
    if (redirect) {
      if (redirect.remember)
        context.res.appendHeader(
          'Set-Cookie',
          `${COOKIES.locale}=${redirect.remember}; Path=/; Max-Age=31536000; SameSite=Lax`,
        );
      return {
        redirect: {
          destination: redirect.path,
          statusCode: 307,
          basePath: false,
        } as never,
      };
    }
    const request = readPageRequest(context);
    context.res.setHeader('Cache-Control', 'private, no-cache');
    if (serverEnv().SITE_URL?.startsWith('https:'))
      context.res.setHeader('Strict-Transport-Security', 'max-age=31536000');
    runtime().inFlight += 1;
    const scope = {
      lang: request.lang,
      token: request.token,
      currencyId: request.currencyId,
      clientAddress: request.clientAddress,
      sessions: new Map(),
    };
    try {
      return await withinScope(scope, () =>
        renderPage(options, request, context),
      );
    } catch (err) {
      logger().error({ err, path: context.resolvedUrl }, 'page failed');
      throw err;
    } finally {
      runtime().inFlight -= 1;
    }
  };
}
