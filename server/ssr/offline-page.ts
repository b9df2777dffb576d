import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { contentSecurityPolicy } from '@/utils/shell/content-security-policy';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import { escaped, PLAIN_STYLE, THEME_SCRIPT } from './plain-style';
import { plainFonts } from './plain-fonts';
import { plainPage } from './plain-page';

/** The theme as the other pages set it, and the way back: by the button, and by itself when the network is there. */
const SCRIPT = `${THEME_SCRIPT}
const again=()=>location.reload();
addEventListener('online',again);
addEventListener('DOMContentLoaded',()=>document.querySelector('button').addEventListener('click',again));`;

const dataOf = (type: string, ...path: string[]): Promise<string> =>
  readFile(join(process.cwd(), 'public', ...path), 'base64').then(
    (data) => `data:image/${type};base64,${data}`,
  );

let pictures: Promise<[logo: string, picture: string]> | null = null;

/** In the page itself, which stands alone when it is shown. */
function pictureData(): Promise<[logo: string, picture: string]> {
  pictures ??= Promise.all([
    dataOf('svg+xml', 'icons', 'icon.svg'),
    dataOf('webp', 'images', 'state-oops.webp'),
  ]);
  return pictures;
}

/** What the service worker keeps for a lost network: one file, in the language of its address, without prices. */
export const offlinePage = plainPage(async (lang, texts) => {
  const nonce = randomBytes(16).toString('base64url');
  const title = escaped(texts['offline.page.title']);
  const text = escaped(texts['offline.page.text']);
  const again = escaped(texts['common.tryAgain']);
  const [logo, picture] = await pictureData();
  const fonts = await plainFonts(`${title}${text}${again}`);
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
<title>${title} · ${BRAND_NAME}</title>
<style nonce="${nonce}">${fonts}${PLAIN_STYLE}</style>
<script nonce="${nonce}">${SCRIPT}</script>
</head>
<body>
<main>
<img class="brand" src="${logo}" alt="${escaped(BRAND_NAME)}" width="48" height="48">
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
