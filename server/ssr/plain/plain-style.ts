import type { SchemePalette } from '@/styles/theme/palette';
import { siteStyle } from '@/server/ssr/plain/brand-look';

/** Text as HTML shows it, also inside an attribute. */
export const escaped = (text: string | undefined): string =>
  (text ?? '').replace(
    /[&<>"]/g,
    (sign) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '',
  );

const colours = ({ background, primary, text }: SchemePalette): string =>
  `--page:${background.default};--ink:${text.primary};--soft:${text.secondary};--button:${primary.main};--on-button:${primary.contrastText}`;

/** How a page looks that stands alone; the theme is `data-theme` of the root, else what the system says. */
export const plainStyle = () =>
  siteStyle(
    'plain',
    ({ dark, light }) => `
:root{${colours(light)};color-scheme:light}
[data-theme=dark]{${colours(dark)};color-scheme:dark}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${colours(dark)};color-scheme:dark}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--page);color:var(--ink);font:400 16px/1.5 Inter,system-ui,sans-serif;text-align:center}
img{width:210px;height:auto;border-radius:16px}
img.brand{width:48px;height:48px;border-radius:0;position:absolute;inset-block-start:24px;inset-inline-start:calc(50% - 24px)}
h1{margin:16px 0 6px;font-size:clamp(24px,3vw,32px);line-height:1.25;letter-spacing:-.02em}
p{max-width:36ch;margin:0 auto;color:var(--soft);text-wrap:balance}
button,a.button{min-height:48px;margin-top:24px;padding:0 24px;border:0;border-radius:12px;background:var(--button);color:var(--on-button);font-family:inherit;font-size:16px;font-weight:600;line-height:1.2;cursor:pointer}
a.button{display:inline-grid;place-items:center;text-decoration:none}
button:focus-visible,a.button:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`,
  );

/** Sets the theme as the other pages do. */
export const THEME_SCRIPT = `
let mode='system';try{mode=localStorage.getItem('mui-mode')||mode}catch{}
if(mode==='system')mode=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=mode;`;
