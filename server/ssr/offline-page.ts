import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandName } from '@/server/caches/site-brand';
import { contentSecurityPolicy } from '@/utils/shell/content-security-policy';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import {
  escaped,
  plainStyle,
  THEME_SCRIPT,
} from '@/server/ssr/plain/plain-style';
import { runtime } from '@/server/runtime';
import { plainPage } from '@/server/ssr/plain/plain-page';

/** The theme as the other pages set it, and the way back: by the button, and by itself when the network is there. */
const SCRIPT = `${THEME_SCRIPT}
const again=()=>location.reload();
addEventListener('online',again);
addEventListener('DOMContentLoaded',()=>document.querySelector('button').addEventListener('click',again));`;

const dataOf = (type: string, ...path: string[]): Promise<string> =>
  readFile(join(process.cwd(), 'public', ...path), 'base64').then(
    (data) => `data:${type};base64,${data}`,
  );

/** The site's icon as its own address answers it. */
async function iconData(): Promise<string> {
  const icon = await runtime().appFetch?.(
    new Request('http://in.process/icons/icon.svg'),
  );
  const bytes = Buffer.from((await icon?.arrayBuffer()) ?? new ArrayBuffer());
  return `data:image/svg+xml;base64,${bytes.toString('base64')}`;
}

let drawn: Promise<string> | null = null;

/** In the page itself, which stands alone when it is shown. */
function pictureData(): Promise<[logo: string, picture: string]> {
  drawn ??= dataOf('image/webp', 'images', 'state-oops.webp');
  return Promise.all([iconData(), drawn]);
}

/** Parts of our typeface (styles/fonts.css), and the letters that need them. */
const PARTS = [
  ['inter-latin', /[A-Za-z\u00C0-\u00FF]/, 'U+0-FF,U+131,U+2000-206F'],
  ['inter-latin-a', /[\u0100-\u017F\u018F\u0218-\u021B\u0259]/, 'U+100-25A'],
  ['inter-cyrillic', /[\u0400-\u045F]/, 'U+400-45F,U+490-491,U+4B0-4B1'],
  ['inter-cyrillic-ext', /[\u0492-\u04AF\u04B2-\u052F]/, 'U+492-4AF,U+4B2-52F'],
  ['inter-greek', /[\u0370-\u03FF]/, 'U+370-3FF'],
] as const;

const fonts = new Map<string, Promise<string>>();

function fontData(name: string): Promise<string> {
  const known = fonts.get(name);
  if (known) return known;
  const data = dataOf('font/woff2', 'fonts', `${name}.woff2`);
  fonts.set(name, data);
  return data;
}

/** Our typeface inside a page that stands alone: the parts its text is written with, at most some 60 kB. */
async function fontFaces(text: string): Promise<string> {
  const faces = PARTS.filter(([, letters]) => letters.test(text)).map(
    async ([name, , range]) =>
      `@font-face{font-family:Inter;font-weight:400 800;src:url(${await fontData(name)}) format('woff2');unicode-range:${range}}`,
  );
  return (await Promise.all(faces)).join('\n');
}

/** What the service worker keeps for a lost network: one file, in the language of its address, without prices. */
export const offlinePage = plainPage(async (lang, texts) => {
  const nonce = randomBytes(16).toString('base64url');
  const title = escaped(texts['offline.page.title']);
  const text = escaped(texts['offline.page.text']);
  const again = escaped(texts['common.tryAgain']);
  const name = escaped(brandName(lang));
  const [logo, picture] = await pictureData();
  const faces = await fontFaces(`${title}${text}${again}`);
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      // what it shows is inside of it
      'Content-Security-Policy': contentSecurityPolicy(nonce, false).replace(
        "font-src 'self'",
        'font-src data:',
      ),
    },
    body: `<!doctype html>
<html lang="${localeInfo(lang).tag}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<style nonce="${nonce}">${faces}${plainStyle().css}</style>
<script nonce="${nonce}">${SCRIPT}</script>
</head>
<body>
<main>
<img class="brand" src="${logo}" alt="${name}" width="48" height="48">
<img src="${picture}" alt="" width="210" height="140">
<h1>${title}</h1>
<p>${text}</p>
<button type="button">${again}</button>
</main>
</body>
</html>
`,
  };
});
