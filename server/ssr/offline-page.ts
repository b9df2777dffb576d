import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  darkPalette,
  lightPalette,
  type SchemePalette,
} from '@/styles/theme/palette';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { contentSecurityPolicy } from '@/utils/content-security-policy';
import { directionOf, localeInfo } from '@/utils/locales';
import { plainPage } from './plain-page';

const escaped = (text: string | undefined): string =>
  (text ?? '').replace(
    /[&<>"]/g,
    (sign) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '',
  );

const colours = ({ background, primary, text }: SchemePalette): string =>
  `--page:${background.default};--ink:${text.primary};--soft:${text.secondary};--button:${primary.main};--on-button:${primary.contrastText}`;

const STYLE = `
:root{${colours(lightPalette)};color-scheme:light}
[data-theme=dark]{${colours(darkPalette)};color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--page);color:var(--ink);font:400 16px/1.5 Inter,system-ui,sans-serif;text-align:center}
img{width:210px;height:auto;border-radius:16px}
img.brand{width:48px;height:48px;border-radius:0;position:absolute;inset-block-start:24px;inset-inline-start:calc(50% - 24px)}
h1{margin:16px 0 6px;font-size:clamp(24px,3vw,32px);line-height:1.25;letter-spacing:-.02em}
p{max-width:36ch;margin:0 auto;color:var(--soft);text-wrap:balance}
button{min-height:48px;margin-top:24px;padding:0 24px;border:0;border-radius:12px;background:var(--button);color:var(--on-button);font-family:inherit;font-size:16px;font-weight:600;line-height:1.2;cursor:pointer}
button:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

/** The theme as the other pages set it, and the way back: by the button, and by itself when the network is there. */
const SCRIPT = `
let mode='system';try{mode=localStorage.getItem('mui-mode')||mode}catch{}
if(mode==='system')mode=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=mode;
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
  const [logo, picture] = await pictureData();
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(nonce, false),
    },
    body: `<!doctype html>
<html lang="${localeInfo(lang).tag}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${BRAND_NAME}</title>
<style nonce="${nonce}">${STYLE}</style>
<script nonce="${nonce}">${SCRIPT}</script>
</head>
<body>
<main>
<img class="brand" src="${logo}" alt="${escaped(BRAND_NAME)}" width="48" height="48">
<img src="${picture}" alt="" width="210" height="140">
<h1>${title}</h1>
<p>${escaped(texts['offline.page.text'])}</p>
<button type="button">${escaped(texts['common.tryAgain'])}</button>
</main>
</body>
</html>
`,
  };
});
