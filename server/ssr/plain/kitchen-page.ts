import type { GetServerSidePropsContext } from 'next';
import { brandName } from '@/server/caches/site-brand';
import { serverEnv } from '@/server/env';
import { siteStyle } from '@/server/ssr/plain/brand-look';
import { settingsService } from '@/services/settings/settings-service';
import type { SchemePalette } from '@/styles/theme/palette';
import { type KitchenWords, kitchenWords } from '@/utils/i18n/kitchen-words';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import { outsideHosts } from '@/utils/shell/outside-hosts';
import { type Markup, markup } from './markup';

const colours = ({
  background,
  divider,
  error,
  info,
  inverse,
  outline,
  primary,
  success,
  text,
  warning,
}: SchemePalette): string =>
  [
    ['page', background.default],
    ['card', background.paper],
    ['sunk', background.sunk],
    ['ink', text.primary],
    ['soft', text.secondary],
    ['line', divider],
    ['edge', outline.control],
    ['main', primary.main],
    ['on-main', primary.contrastText],
    ['tint', primary.soft],
    ['ok', success.main],
    ['ok-soft', success.soft],
    ['on-ok', success.onSoft],
    ['late', warning.main],
    ['warn-soft', warning.soft],
    ['on-warn', warning.onSoft],
    ['bad', error.main],
    ['on-bad', error.contrastText],
    ['bad-soft', error.soft],
    ['on-bad-soft', error.onSoft],
    ['info-soft', info.soft],
    ['on-info', info.onSoft],
    ['dark', inverse.main],
    ['on-dark', inverse.contrastText],
  ]
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** How pages for a kitchen look: read at an arm's length, pressed with a wet thumb; no font of ours, no picture but the logo. */
const kitchenStyle = () =>
  siteStyle(
    'kitchen',
    ({ dark, light }) => `
:root{${colours(light)};color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{${colours(dark)}}}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;background:var(--page);color:var(--ink);font:400 16px/1.5 Inter,system-ui,sans-serif;overflow-wrap:anywhere;hyphens:auto}
h1,h2,b,legend{font-weight:700;letter-spacing:-.01em}
small{display:block;font-size:13px;line-height:18px;color:var(--soft)}
a{color:inherit}
.i{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;flex:none}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.g{flex:1;min-width:0}
.bg{background:var(--card);border-block-end:1px solid var(--line)}
.w{width:100%;max-width:600px;margin-inline:auto;padding-inline:16px}
.hd{display:flex;align-items:center;gap:12px;min-height:64px;padding-block:10px}
.hd img{border-radius:10px}.hd b{display:block;line-height:20px}
.pill{display:inline-flex;align-items:center;min-height:44px;padding-inline:12px;border-radius:99px;background:var(--ok-soft);color:var(--on-ok);font-size:13px;font-weight:600;text-decoration:none;white-space:nowrap}
main{flex:1;padding-block:18px 20px}
main>*+*{margin-block-start:12px}
main>.vh+*{margin-block-start:0}
h1{font-size:20px;line-height:26px}
.said{padding:12px 16px;border-radius:12px;background:var(--dark);color:var(--on-dark);font-weight:600}
.due{display:flex;align-items:flex-end;justify-content:space-between;gap:16px}
.due>div>b{display:block;margin-block:6px 8px;font-size:clamp(48px,18vw,84px);line-height:.92;white-space:nowrap;letter-spacing:-.055em;font-variant-numeric:tabular-nums}
.due>div>span{font-weight:600;color:var(--soft);font-size:14px}
.nr{display:flex;flex-direction:column;align-items:center;justify-content:center;min-width:96px;height:96px;padding-inline:8px;border-radius:20px;background:var(--dark);color:var(--on-dark);flex:none}
.nr span{font-size:12px;line-height:16px;font-weight:600}.nr b{font-size:48px;line-height:48px;letter-spacing:-.04em}
.bar{padding:14px 16px;border-radius:16px;background:var(--warn-soft);color:var(--on-warn)}
.bar p{display:flex;align-items:center;gap:10px;font-weight:600;line-height:24px}.bar p b{margin-inline-start:auto;white-space:nowrap;font-size:32px;line-height:32px;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.bar small{color:inherit}
.bar.ok{background:var(--ok-soft);color:var(--on-ok)}
.bar .sp{justify-content:space-between;font-size:13px;line-height:18px}.sp span{overflow-wrap:normal}.sp span:last-child{white-space:nowrap}
.bar.bad{background:var(--bad-soft);color:var(--on-bad-soft)}
.tr{display:block;width:100%;height:8px;margin-block:8px 4px;border-radius:4px;background:color-mix(in srgb,currentColor 22%,transparent);fill:currentColor}
[dir=rtl] .tr{transform:scaleX(-1)}
.f3{display:grid;grid-template-columns:repeat(3,1fr);gap:1px;border-radius:16px;overflow:hidden;background:var(--line);border:1px solid var(--line)}
.f3 li{list-style:none;padding:12px 8px;background:var(--card)}.f3 .i{color:var(--soft);display:block;margin-block-end:6px}.f3 b{display:block;font-size:14px;line-height:20px}.f3 small{font-size:12px;line-height:16px}
.f3 .pd .i,.f3 .pd b{color:var(--ok)}.f3 .co .i,.f3 .co b{color:var(--late)}
ul{padding:0}
.box{display:flex;gap:12px;padding:14px 16px;border-radius:16px}
.alarm{background:var(--bad-soft);color:var(--on-bad-soft);box-shadow:inset 0 0 0 2px var(--bad)}
.alarm b{display:block;font-size:20px;line-height:26px}
.kn{background:var(--info-soft);color:var(--on-info);font-weight:600;line-height:22px}.kn small{color:inherit;font-weight:500}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:16px}
.its{padding-block:0}
.it{display:flex;flex-wrap:wrap;gap:0 12px;padding-block:14px;list-style:none;align-items:flex-start}.it+.it{border-block-start:1px solid var(--line)}
.q{min-width:44px;height:44px;padding-inline:6px;border-radius:12px;display:grid;place-items:center;background:var(--sunk);font-size:20px;font-weight:700;flex:none}
.q.m{background:var(--dark);color:var(--on-dark)}
.it>.g{flex-basis:128px}.it>.so{margin-inline-start:auto}
.it .n{display:block;font-size:18px;line-height:24px}.it p{font-size:15px;line-height:21px;color:var(--soft)}
.it.out .n,.it.out .q{text-decoration:line-through;opacity:.7}
.it .say{display:flex;flex-wrap:wrap;gap:8px;width:calc(100% - 56px);margin-block-start:10px;margin-inline-start:56px;padding:8px 12px;border-radius:10px;background:var(--warn-soft);color:var(--on-warn);font-size:15px;line-height:20px;font-weight:600}
.it .al{color:var(--on-bad-soft);font-weight:600}
.so,.btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:52px;padding-inline:12px;border:0;border-radius:12px;background:var(--sunk);color:var(--ink);font:inherit;font-size:15px;line-height:20px;font-weight:600;overflow-wrap:break-word;text-decoration:none;cursor:pointer;text-align:center}
.so{min-height:44px;background:none;border:1px solid var(--edge);color:var(--soft);font-size:13px}
.it .own{width:calc(100% - 56px);margin-block-start:10px;margin-inline-start:56px}.say bdi,.say .g{flex:1 1 140px}.say .so{background:var(--card)}
.which{display:none}
.row{display:flex;flex-wrap:wrap;gap:8px}.row>*{flex:1 0 auto}
.row form{display:grid}
.cri{display:flex;align-items:center;gap:12px}.cri b{display:block}
.ft{position:sticky;inset-block-end:0;background:var(--card);border-block-start:1px solid var(--line);padding-block:14px calc(14px + env(safe-area-inset-bottom))}
@media (max-height:560px){.ft{position:static}}
fieldset{border:0;padding:0;min-width:0}
legend{margin-block-end:10px;padding:0}
.mins{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}
.mins button{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:72px;padding:4px 2px;border:1.5px solid var(--edge);border-radius:12px;background:var(--card);color:inherit;font:inherit;cursor:pointer}
.mins b{font-size:26px;line-height:28px}.mins small{font-size:12px;line-height:15px;font-variant-numeric:tabular-nums;text-align:center;overflow-wrap:normal}
.mins .on,.big{background:var(--main);color:var(--on-main);border-color:var(--main)}.mins .on small{color:inherit}
.mins .lt small{color:var(--late);font-weight:600}
.big{width:100%;min-height:60px;font-size:18px}
.two{display:flex;flex-wrap:wrap;gap:8px;margin-block-start:8px}
.two>*{flex:1 0 auto}
.bare{background:none}.no{color:var(--bad)}
.stop{width:100%;margin-block-start:16px;background:var(--bad);color:var(--on-bad);font-size:16px}
.wide{width:100%;margin-block-start:8px}
.pick{display:flex;align-items:center;gap:14px;min-height:56px;margin-block-start:8px;padding:12px 16px;border:1px solid var(--edge);border-radius:12px;cursor:pointer}
.pick:has(:checked){border-color:var(--main);box-shadow:inset 0 0 0 1px var(--main);background:var(--tint)}
.pick input{width:22px;height:22px;margin:0;accent-color:var(--main);flex:none}.pick b{display:block;font-size:15px;line-height:22px}
.err{color:var(--bad);font-weight:600}
.lab{display:block;margin-block:14px 6px;font-weight:600}.lab span{font-weight:400;color:var(--soft)}
textarea{display:block;width:100%;min-height:76px;padding:12px 14px;border:1px solid var(--edge);border-radius:12px;background:var(--card);color:inherit;font:inherit}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.mid h1{font-size:24px;line-height:32px}.mid{text-align:center;padding-block:18vh}.mid p{color:var(--soft)}
.prt{width:302px;max-width:100%;margin:0 auto;padding:16px 14px 22px;flex:none;background:white;color:black;font-size:15px;line-height:20px}
.prt>*+*{margin-block-start:8px}
.prt .c{text-align:center}.prt hr{border:0;border-block-start:2px dashed black}
.prt .nb{font-size:104px;line-height:92px;font-weight:800;letter-spacing:-.05em}
.prt .r{display:flex;justify-content:space-between;align-items:center;gap:10px}.prt .r b{text-align:end}
.prt .by{border:3px solid black;padding:6px 10px;font-size:17px;font-weight:700}.prt .by b{font-size:40px;line-height:44px;white-space:nowrap}
.prt .up{text-transform:uppercase;font-weight:700}
.prt .rev{background:black;color:white;padding:10px 12px;print-color-adjust:exact;-webkit-print-color-adjust:exact;font-weight:700}
.prt ul li{display:grid;grid-template-columns:52px 1fr;padding-block:7px;list-style:none}.prt li>*{grid-column:2}.prt li>.k{grid-column:1;font-size:19px;font-weight:800}.prt li>.n{font-size:19px;line-height:24px;font-weight:800;grid-column:2}
.prt .fr{border:2px solid black;padding:3px 8px;font-weight:700;margin-block-start:5px}
.prt .out{text-decoration:line-through}
.prt small{color:inherit}.qr{width:92px;height:92px;flex:none}
@page{size:80mm auto;margin:0}
@media print{.np{display:none!important}.prt{margin:0}body{background:white}}
`,
  );

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
