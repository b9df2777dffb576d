import { brandName } from '@/server/caches/site-brand';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { cartQueries } from '@/services/cart/cart-queries';
import { foundState } from '@/services/http/found-state';
import { settingsQueries } from '@/services/settings/settings-queries';
import { COOKIES } from '@/utils/constants/cookies';
import type { TextBundle } from '@/utils/i18n/create-i18n';
import type { PageNamespace } from '@/utils/i18n/locales';
import type { PageMeta } from '@/utils/content/page-head';
import type { PostedForm } from '@/utils/form/posted-form';
import { serverEnv } from '../env';
import { loggedPath } from '../http/logged-path';
import { textsVersion } from '../http/texts-version';
import { logger } from '../logger';
import { runtime } from '../runtime';
import '../mounted-app';
import { answerForm } from './form/answer-form';
import { endedSessionCookies } from './form/session-cookies';
import { makeHead } from './head/make-head';
import { loadPageCart } from './load-cart';
import '@/utils/platform/html-keeper';
import { loadVisit } from './load-shell';
import {
  answerOf,
  type PageResult,
  redirectTo,
  refusedPage,
  sessionRedirect,
  wholePage,
} from './page-answers';
import type { LoadedPage, PageContext, PageOptions } from './page-options';
import {
  isDataRequest,
  languageRedirect,
  modeRedirect,
  type PageRequest,
  readPageRequest,
  visitCookies,
} from './page-request';
import { letPageIn } from './page-gate';
import { withinScope } from './page-scope';
import { pageTexts, pageWords, textsOfPage } from './page-texts';
import { cookieHeader, YEAR_SECONDS } from './cookie-header';
import { socialConfig } from '@/server/ssr/form/account/social-config';
import { optional, shared, withClient } from './prefetch';
import { tellGroup } from './tell-group';
import { noteUnavailable } from './unavailable';

/** Everything that the page needs, in parallel; what refused it, or null. */
async function load(
  options: PageOptions,
  page: PageContext,
  client: QueryClient,
): Promise<{ readonly error: unknown } | null> {
  const work = [
    shared(optional, settingsQueries.settings()),
    ...(options.prefetch?.(page) ?? []),
  ];
  return Promise.all(work.map((prefetch) => prefetch(client))).then(
    () => null,
    (error: unknown) => ({ error }),
  );
}

async function headOf(
  options: PageOptions,
  page: LoadedPage,
  goesTo: 'page' | 'tab',
): Promise<{ readonly head?: PageMeta }> {
  try {
    const draft = await options.head?.(page);
    return draft ? { head: await makeHead(draft, page.shell, goesTo) } : {};
  } catch (err) {
    // what it says of itself is no reason for a page not to be there
    logger().error({ err }, 'a page has no head');
    const title = brandName(page.shell.lang);
    return { head: { title, canonical: '', noindex: false, dish: null } };
  }
}

interface Visit {
  readonly asked: PageContext;
  readonly texts: TextBundle;
  readonly t: TFunction;
  /** What came of a form that was posted without script. */
  readonly form: { readonly posted: PostedForm } | null;
}

/** What the page names; a customer's menu stands on each. */
function namespacesOf(
  { namespaces = [] }: PageOptions,
  page: LoadedPage,
): readonly PageNamespace[] {
  const named =
    typeof namespaces === 'function' ? namespaces(page) : namespaces;
  const always = page.shell.user ? (['account-menu'] as const) : [];
  return [...new Set([...named, ...always])];
}

/** Asks for what the page needs and makes its props of it. */
async function propsOf(
  options: PageOptions,
  { asked, form, t, texts }: Visit,
  client: QueryClient,
  request: PageRequest,
  context: GetServerSidePropsContext,
): Promise<PageResult> {
  const goesTo = isDataRequest(context.req) ? 'tab' : 'page';
  const [refusal, cart] = await Promise.all([
    load(options, asked, client),
    loadPageCart(asked.shell, goesTo, client),
  ]);
  if (refusal) return refusedPage(refusal.error, request, context);
  const page: LoadedPage = {
    ...asked,
    read: client.getQueryData.bind(client),
    t,
  };
  const answer = answerOf(options.check?.(page), request);
  if (answer) return answer;
  // It is in the shell: what the page's queries found does not carry it once more.
  client.removeQueries({ queryKey: cartQueries.all });
  const head = await headOf(options, page, goesTo);
  const shell = { ...asked.shell, cart };
  return {
    props: {
      shell,
      dehydratedState: foundState(client),
      ...head,
      ...form,
      textsVersion: textsVersion(texts),
      texts: textsOfPage(shell.lang, texts, [
        // a tab has the frame's
        ...(goesTo === 'page' ? (['translation'] as const) : []),
        ...namespacesOf(options, { ...page, shell }),
      ]),
    },
  };
}

async function renderPage(
  options: PageOptions,
  request: PageRequest,
  context: GetServerSidePropsContext,
): Promise<PageResult> {
  const { query } = context;
  const params = context.params ?? {};
  if (options.accepts && !options.accepts({ params }))
    return { notFound: true };
  try {
    const answer = answerOf(await options.moved?.({ params, query }), request);
    if (answer) return answer;
  } catch (error) {
    return refusedPage(error, request, context);
  }
  const [{ account, shell }, texts] = await Promise.all([
    loadVisit(request, () =>
      context.res.appendHeader('Set-Cookie', endedSessionCookies()),
    ),
    pageTexts(request.lang),
  ]);
  context.res.appendHeader(
    'Set-Cookie',
    visitCookies(context, request, shell.user === null),
  );
  const elsewhere = sessionRedirect(options, shell, context);
  if (elsewhere) return redirectTo(elsewhere, request, false);
  const social = options.social ? socialConfig() : null;
  // A page's policy is that of the document: one that lets a provider in is loaded as a whole.
  if (social && isDataRequest(context.req))
    return wholePage(context.resolvedUrl, request);
  const t = pageWords(request.lang, texts);
  const form = await answerForm(context, {
    form: options.form,
    resume: options.resume,
    files: options.files ?? false,
    shell,
    t,
  });
  if (form && 'elsewhere' in form) return form.elsewhere;
  const asked = {
    params,
    query,
    shell: social ? { ...shell, social } : shell,
    account,
  };
  const visit = { asked, form, t, texts };
  // what it opened ends with it, whatever the page is answered with
  return withClient((client) =>
    propsOf(options, visit, client, request, context),
  );
}

/** To an address that carries a choice no more, which the browser keeps from now on. */
function withChoice(
  { res }: GetServerSidePropsContext,
  cookie: string,
  { path, remember }: { readonly path: string; readonly remember?: string },
): PageResult {
  if (remember)
    res.appendHeader(
      'Set-Cookie',
      cookieHeader(cookie, remember, YEAR_SECONDS),
    );
  return {
    redirect: {
      destination: path,
      statusCode: 307,
      basePath: false,
    } as never,
  };
}

/** The page, unless its address chose delivery or pickup: then it goes on without the choice. */
async function chosenOrPage(
  options: PageOptions,
  request: PageRequest,
  context: GetServerSidePropsContext,
): Promise<PageResult> {
  const chosen = modeRedirect(context);
  if (!chosen) return renderPage(options, request, context);
  await tellGroup(chosen.remember, request);
  return withChoice(context, COOKIES.mode, chosen);
}

/**
 * Everything a page's getServerSideProps does: language, session, currency and address from cookies; required and
 * optional queries in parallel through the same services in process; hydration; a real status (404, redirect, 500).
 */
export function withPage(options: PageOptions = {}): GetServerSideProps {
  return async (context) => {
    const language = languageRedirect(context);
    if (language) return withChoice(context, COOKIES.locale, language);
    const request = readPageRequest(context);
    const { req, res, resolvedUrl: path } = context;
    if (!letPageIn({ ...request, path, req, res })) return { props: {} };
    context.res.setHeader('Cache-Control', 'private, no-cache');
    if (serverEnv().SITE_URL?.startsWith('https:'))
      context.res.setHeader('Strict-Transport-Security', 'max-age=31536000');
    runtime().inFlight += 1;
    const scope = {
      lang: request.lang,
      token: request.token,
      currencyId: request.currencyId,
      clientAddress: request.clientAddress,
      siteUrl: request.siteUrl,
      userAgent: request.userAgent,
      cartCookies: request.cartCookies,
      sessions: new Map(),
    };
    try {
      return await withinScope(scope, () =>
        chosenOrPage(options, request, context),
      );
    } catch (err) {
      const path = loggedPath(context.resolvedUrl);
      if (noteUnavailable(context.req, err))
        logger().warn({ path }, 'page not available now');
      else logger().error({ err, path }, 'page failed');
      throw err;
    } finally {
      runtime().inFlight -= 1;
    }
  };
}
