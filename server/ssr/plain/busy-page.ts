import type { ServerResponse } from 'node:http';
import { brandName, siteBrand } from '@/server/caches/site-brand';
import { readPageTexts } from '@/server/caches/text-files';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import { spokenIn } from '@/utils/i18n/site-languages';
import { RETRY_AFTER_SECONDS } from '@/server/http/overload-gate';
import { runtimeSlot } from '@/server/runtime';
import { policyHash } from './brand-look';
import { escaped, plainStyle, THEME_SCRIPT } from './plain-style';

const SCRIPT_HASH = policyHash(THEME_SCRIPT);

/** By hashes instead of a nonce: the page is the same for everybody and made once. */
const policy = (): string =>
  [
    "default-src 'none'",
    `script-src ${SCRIPT_HASH}`,
    `style-src ${plainStyle().hash}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

function makePage(lang: string): string {
  // from the files: the database may be what is slow
  const texts = readPageTexts(lang);
  const title = escaped(texts['busy.page.title']);
  return `<!doctype html>
<html lang="${localeInfo(lang).tag}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escaped(brandName(lang))}</title>
<style>${plainStyle().css}</style>
<script>${THEME_SCRIPT}</script>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(texts['busy.page.text'])}</p>
<a class="button" href="">${escaped(texts['common.tryAgain'])}</a>
</main>
</body>
</html>
`;
}

/** The page's HTML in that language, made once per process, brand and language. */
export function busyPage(lang: string): string {
  const pages = runtimeSlot('busy-pages', () => new Map<string, string>());
  const known = spokenIn(lang);
  const key = `${siteBrand().version ?? ''} ${known}`;
  const page = pages.get(key) ?? makePage(known);
  pages.set(key, page);
  return page;
}

/** Answers 503 with Retry-After: a page with words and a way to try again; to a tab that asked for data, nothing. */
export function answerBusy(
  res: ServerResponse,
  lang: string,
  goesTo: 'page' | 'tab',
): void {
  res.statusCode = 503;
  res.setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
  res.setHeader('Cache-Control', 'no-store');
  if (goesTo === 'tab') {
    res.end();
    return;
  }
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Security-Policy', policy());
  res.end(busyPage(lang));
}
