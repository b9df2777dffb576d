import type { GetServerSidePropsContext } from 'next';
import { settingsService } from '@/services/settings/settings-service';
import { brandName } from '@/server/caches/site-brand';
import { type KitchenWords, kitchenWords } from '@/utils/i18n/kitchen-words';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import { outsideHosts } from '@/utils/shell/outside-hosts';
import { serverEnv } from '@/server/env';
import { kitchenStyle } from './kitchen-style';
import { type Markup, markup } from './markup';

/** No script at all; forms lead to this site alone. */
const policy = (styleHash: string): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    ['img-src', "'self'", ...outsideHosts('img')].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A page for a kitchen: what stands in it, and how it is answered. */
export interface KitchenPage {
  readonly lang: string;
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
  /** Where the page goes on by itself, and after how many seconds. */
  readonly refresh?: { readonly seconds: number; readonly path: string };
}

/** The words of a kitchen's pages in that language, with the overrides of the operator. */
export async function kitchenTexts(lang: string): Promise<KitchenWords> {
  return kitchenWords(
    await settingsService.translations(lang, 'kitchen'),
    brandName(lang),
  );
}

/** The headers of every answer at an address that is a right: nobody lists it, keeps it or passes it on. */
function closeAnswer({ res }: GetServerSidePropsContext): void {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  res.setHeader('Referrer-Policy', 'same-origin');
  if (serverEnv().SITE_URL?.startsWith('https:'))
    res.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

/** Answers with a page that stands alone: HTML and its style, no script, no font. */
export function sendKitchenPage(
  context: GetServerSidePropsContext,
  { body, lang, refresh, status = 200, title }: KitchenPage,
): void {
  const { res } = context;
  closeAnswer(context);
  res.statusCode = status;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  const style = kitchenStyle();
  res.setHeader('Content-Security-Policy', policy(style.hash));
  const again =
    refresh &&
    markup`<meta http-equiv="refresh" content="${refresh.seconds};url=${refresh.path}" />`;
  res.end(
    markup`<!doctype html>
      <html lang="${localeInfo(lang).tag}" dir="${directionOf(lang)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="robots" content="noindex" />
          <meta name="format-detection" content="telephone=no" />
          <meta name="color-scheme" content="light dark" />
          ${again ?? null}
          <title>${title} · ${brandName(lang)}</title>
          <style>${{ html: style.css }}</style>
        </head>
        <body>
          ${body}
        </body>
      </html> `.html,
  );
}

/** Leads on after a form: the browser asks for that path, and a reload repeats nothing. */
export function sendOn(context: GetServerSidePropsContext, path: string): void {
  const { res } = context;
  closeAnswer(context);
  res.statusCode = 303;
  res.setHeader('Location', path);
  res.end();
}

/** A page of one sentence; the same bytes whatever the address was. */
export function sendKitchenNotice(
  context: GetServerSidePropsContext,
  page: Pick<KitchenPage, 'lang' | 'status' | 'title'> & {
    readonly text: string;
    /** A link to the same address. */
    readonly again?: string;
  },
): void {
  const { again, text, title } = page;
  sendKitchenPage(context, {
    ...page,
    body: markup`<main class="w mid">
      <h1>${title}</h1>
      <p>${text}</p>
      ${again ? markup`<p><a class="btn" href="">${again}</a></p>` : null}
    </main>`,
  });
}
