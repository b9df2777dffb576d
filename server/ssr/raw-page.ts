import { getRequestListener } from '@hono/node-server';
import type { GetServerSideProps } from 'next';
import { publicEnv } from '@/utils/env';
import { app } from '../mounted-app';
import { addressLanguage, sendToFirst } from './page-request';

const embedded = getRequestListener(
  (request, env) => app.fetch(request, env as never),
  { overrideGlobalObjects: false },
);

/**
 * An address outside /api/v1 that the API answers itself (pictures, locale bundles, robots, sitemap); with another
 * backend it is that one's. Pages instead of rewrites: a single rewrite puts 7 kB of matching into every first load.
 */
export const rawPage: GetServerSideProps = async ({ req, res }) => {
  if (publicEnv.apiUrl) {
    const { origin } = new URL(publicEnv.apiUrl);
    return {
      redirect: { destination: `${origin}${req.url ?? '/'}`, permanent: false },
    };
  }
  await embedded(req, res);
  return { props: {} };
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
