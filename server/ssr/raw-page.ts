import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { GetServerSideProps } from 'next';
import { publicEnv } from '@/utils/env';
import { isLocale, PAGE_NAMESPACES } from '@/utils/i18n/locales';
import { app } from '../mounted-app';
import { addressLanguage, sendToFirst } from './page-request';
import { pageTexts, textsOfPage } from './page-texts';

/** The API's answer; nothing is sent where it knows no such address and a person asks, who reads no JSON. */
const embedded = getRequestListener(
  async (request, env) => {
    const answer = await app.fetch(request, env as never);
    const isUnknown =
      answer.status === 404 &&
      answer.headers.get('content-type')?.includes('json');
    return isUnknown && request.headers.get('accept')?.includes('text/html')
      ? RESPONSE_ALREADY_SENT
      : answer;
  },
  { overrideGlobalObjects: false },
);

/**
 * An address outside /api/v1 that the API answers itself (pictures, locale bundles, robots, sitemap), or the site's page
 * for an unknown address; with another backend it is that one's. Pages instead of rewrites: a single rewrite puts 7 kB of matching into every first load.
 */
export const rawPage: GetServerSideProps = async ({ req, res }) => {
  if (publicEnv.apiUrl) {
    const { origin } = new URL(publicEnv.apiUrl);
    return {
      redirect: { destination: `${origin}${req.url ?? '/'}`, permanent: false },
    };
  }
  await embedded(req, res);
  return res.headersSent ? { props: {} } : { notFound: true };
};

/** The same in the language of the address: its prefix becomes `lang` of the query, as the API has it. */
export const rawPageInLang: GetServerSideProps = async (context) => {
  if (sendToFirst(context)) return { props: {} };
  const { req, resolvedUrl } = context;
  const { pathname, searchParams } = new URL(resolvedUrl, 'http://localhost');
  searchParams.set('lang', addressLanguage(context));
  req.url = `${pathname}?${searchParams}`;
  return rawPage(context);
};

/**
 * /locales/{lng}/{ns}.json: what the pages themselves are made from. With another backend its texts are passed on,
 * so that the browser finds them here in any case.
 */
export const localeFile: GetServerSideProps = async (context) => {
  const { params, res } = context;
  const lang = String(params?.lng);
  const namespace = PAGE_NAMESPACES.find(
    (name) => params?.ns === `${name}.json`,
  );
  if (!publicEnv.apiUrl || !namespace || !isLocale(lang))
    return rawPage(context);
  const whole = await pageTexts(lang);
  const texts = textsOfPage(lang, whole, [namespace])[namespace];
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=60, must-revalidate');
  res.end(JSON.stringify(texts));
  return { props: {} };
};
