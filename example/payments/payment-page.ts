import { brandName } from '@/server/caches/site-brand';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { policyHash, siteStyle } from '@/server/ssr/plain/brand-look';
import { type Markup, markup } from '@/server/ssr/plain/markup';
import { THEME_SCRIPT } from '@/server/ssr/plain/plain-style';
import type { SchemePalette } from '@/styles/theme/palette';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import { formatAmount } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import { separatorsOf } from '@/utils/money/number-separators';
import { type CardFault, type CardValues, cardNumberText } from './card-fields';
import { CARD_SCRIPT } from './card-script';
import type { SandboxSessionDto } from './sandbox-contract';

const colours = (palette: SchemePalette): string =>
  [
    ['page', palette.info.soft],
    ['strip', palette.info.main],
    ['on-strip', palette.info.contrastText],
    ['brand', palette.info.onSoft],
    ['ink', palette.text.primary],
    ['soft', palette.text.secondary],
    ['card', palette.background.paper],
    ['line', palette.divider],
    ['edge', palette.outline.control],
    ['main', palette.primary.main],
    ['bad', palette.error.main],
    ['bad-soft', palette.error.soft],
    ['on-bad', palette.error.onSoft],
  ]
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

const FONTS = [
  ['cyrillic', 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'],
  ['greek', 'U+0370-03FF'],
  ['latin', 'U+0000-00FF,U+2000-206F,U+20AC,U+2122'],
]
  .map(
    ([name, range]) =>
      `@font-face{font-family:Inter;font-weight:400 800;font-display:swap;src:url(/fonts/inter-${name}.woff2) format("woff2");unicode-range:${range}}`,
  )
  .join('\n');

/** The page's look: a provider's own, which is no page of the shop. */
const pageStyle = () =>
  siteStyle(
    'sandbox',
    ({ dark, light }) => `${FONTS}
:root{${colours(light)};color-scheme:light}
[data-theme=dark]{${colours(dark)};color-scheme:dark}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${colours(dark)};color-scheme:dark}}
*{box-sizing:border-box}
body,h1,h2,p,ul{margin:0;padding:0}
body{min-height:100dvh;background:var(--page);color:var(--ink);font:400 16px/1.5 Inter,system-ui,sans-serif}
button,input{font:inherit;color:inherit}
button{border:0;background:none;cursor:pointer}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
main:focus{outline:none}
svg{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;flex:none}
.strip{display:flex;gap:10px;align-items:center;justify-content:center;padding:10px 16px;background:var(--strip);color:var(--on-strip);font-size:14px;font-weight:600;text-align:center}
main{display:block;max-width:480px;margin-inline:auto;padding:24px 16px 48px}
.brand{display:flex;gap:8px;align-items:center;color:var(--brand);font-size:14px;font-weight:600}
h1{display:grid;gap:4px;justify-items:start;margin:10px 0 20px;font-weight:700}
.amount{font-size:40px;letter-spacing:-.03em;line-height:1.1;font-variant-numeric:tabular-nums}
[lang|=ar] .amount,[lang|=fa] .amount{letter-spacing:0}
.title{color:var(--soft);font-size:16px;font-weight:500;overflow-wrap:anywhere}
form{display:grid;gap:16px}
.pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:12px;align-items:start}
label{display:block;margin-bottom:6px;font-size:14px;font-weight:600;line-height:20px}
input{width:100%;min-height:52px;padding:14px 16px;border:0;border-radius:12px;background:var(--card);box-shadow:inset 0 0 0 1px var(--edge);line-height:24px;direction:ltr;appearance:none}
[dir=rtl] input{text-align:end}
input::placeholder{color:var(--soft);opacity:1}
input:focus{outline:none;box-shadow:inset 0 0 0 2px var(--main)}
input[aria-invalid]{box-shadow:inset 0 0 0 2px var(--bad)}
.wrong{margin-top:6px;color:var(--bad);font-size:14px;line-height:20px}
.alert{display:flex;gap:10px;padding:12px 14px;border-radius:12px;background:var(--bad-soft);color:var(--on-bad);font-size:14px;line-height:20px}
.pay{min-height:52px;padding:8px 20px;border-radius:12px;background:var(--strip);color:var(--on-strip);font-weight:700;text-align:center}
.way{margin-top:12px;text-align:center}
.link{display:inline-block;padding:10px 12px;color:var(--brand);font-weight:600;line-height:24px;text-underline-offset:3px}
.cards{margin-top:28px;padding:16px;border:1px dashed var(--strip);border-radius:12px}
.cards h2{margin-bottom:8px;font-size:16px;line-height:1.25}
ul{list-style:none}
li+li{border-top:1px solid var(--line)}
.card{display:grid;width:100%;min-height:48px;padding:6px 0;text-align:start;font-size:14px;line-height:20px;align-content:center}
.number{justify-self:start;font-weight:600;font-variant-numeric:tabular-nums}
@media (hover:hover){.card:hover .number{text-decoration:underline}}
.box{display:grid;gap:12px;justify-items:start;padding:24px 20px;border-radius:12px;background:var(--card);box-shadow:inset 0 0 0 1px var(--line)}
.box h2{font-size:20px;line-height:1.25}
.answers{display:flex;flex-wrap:wrap;gap:12px}
.yes,.no{display:inline-block;min-height:48px;padding:12px 20px;border-radius:12px;font-weight:700;line-height:24px;text-decoration:none}
.yes{background:var(--strip);color:var(--on-strip)}
.no{box-shadow:inset 0 0 0 1px var(--edge)}
.wait{width:24px;height:24px;border:3px solid var(--line);border-top-color:var(--brand);border-radius:50%;animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.wait{animation-duration:4s}}
@media (min-width:601px){main{padding-block:56px 64px}}`,
  );

const SCRIPTS = [THEME_SCRIPT, CARD_SCRIPT];

const policy = (): string =>
  [
    "default-src 'none'",
    `script-src ${SCRIPTS.map(policyHash).join(' ')}`,
    `style-src ${pageStyle().hash}`,
    "font-src 'self'",
    "base-uri 'none'",
    // A paid form leads on to the shop, which is the same site.
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Lucide (ISC). */
const ICONS = {
  flask:
    'M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2M6.453 15h11.094M8.5 2h7',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
  question:
    'M20 13c0 5-3.500 7.500-7.660 8.950a1 1 0 0 1-.670-.010C7.500 20.500 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.500-1.200 6.240-2.720a1.170 1.170 0 0 1 1.520 0C14.510 3.810 17 5 19 5a1 1 0 0 1 1 1zM9 9.500a3 2.500 0 0 1 6 0c0 2-2 2-3 3.500M12 17h.010',
} as const;

const icon = (name: keyof typeof ICONS, size: number): Markup =>
  markup`<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}" /></svg>`;

/** What is shown beside the session: what was typed, and what of it is wrong. */
export interface Shown {
  readonly values?: Partial<CardValues>;
  readonly faults?: Partial<Record<keyof CardValues, CardFault>>;
}

type Say = (key: string, params?: Record<string, string>) => string;

interface View extends Shown {
  readonly session: SandboxSessionDto;
  readonly say: Say;
  readonly lang: string;
}

const FIELDS = {
  number: { complete: 'cc-number', hint: '0000 0000 0000 0000', most: 30 },
  expires: { complete: 'cc-exp', hint: null, most: 7 },
  cvc: { complete: 'cc-csc', hint: '000', most: 4 },
} as const;

function field(name: keyof CardValues, view: View): Markup {
  const { faults, say, session, values } = view;
  const { complete, hint, most } = FIELDS[name];
  const fault = faults?.[name];
  const first = Object.keys(faults ?? {})[0];
  const isFirst = first
    ? first === name
    : name === 'number' && session.declined !== null;
  const told = fault
    ? markup` aria-invalid="true" aria-describedby="${name}-wrong"`
    : null;
  return markup`<div>
    <label for="${name}">${say(`sandbox.${name}`)}</label>
    <input id="${name}" name="${name}" value="${values?.[name] ?? ''}" inputmode="numeric" autocomplete="${complete}" placeholder="${hint ?? say('sandbox.expires.shape')}" maxlength="${most}" required${told}${isFirst && markup` autofocus`} />
    ${fault ? markup`<p class="wrong" id="${name}-wrong">${say(fault)}</p>` : null}
  </div>`;
}

const alertOf = (text: string | null): Markup | null =>
  text === null ? null : markup`<p class="alert" role="alert">${text}</p>`;

function cardStep(view: View): Markup {
  const { lang, say, session } = view;
  const { amount, currency, declined } = session;
  const price = formatAmount(amount, currency, separatorsOf(lang));
  return markup`<form method="post" novalidate data-card>
      ${alertOf(declined && !view.faults ? say(`sandbox.declined.${declined}`) : null)}
      ${field('number', view)}
      <div class="pair">${field('expires', view)}${field('cvc', view)}</div>
      <button class="pay" name="do" value="pay">${say('sandbox.pay')} <bdi dir="ltr">${price}</bdi></button>
    </form>
    <p class="way"><a class="link" href="${session.cancel_url}">${say('sandbox.back')}</a></p>
    <section class="cards" aria-labelledby="test-cards">
      <h2 id="test-cards">${say('sandbox.cards')}</h2>
      <form method="post"><ul>${session.test_cards.map(
        ({
          does,
          number,
        }) => markup`<li><button class="card" name="pick" value="${number}">
          <bdi dir="ltr" class="number">${cardNumberText(number)}</bdi> <span>${say(`sandbox.does.${does}`)}</span>
        </button></li>`,
      )}</ul></form>
    </section>`;
}

function questionStep({ lang, say, session }: View): Markup {
  const amount = moneyText(session.amount, session.currency, lang);
  const title = `\u2068${session.title}\u2069`;
  const button = (answer: 'approve' | 'refuse'): Markup =>
    markup`<button class="${answer === 'approve' ? 'yes' : 'no'}" name="answer" value="${answer}">${say(`sandbox.bank.${answer}`)}</button>`;
  return markup`<form method="post" class="box">
    ${icon('question', 32)}
    <h2>${say('sandbox.bank.title')}</h2>
    <p>${say('sandbox.bank.text', { amount, title })}</p>
    <div class="answers">${button('approve')}${button('refuse')}</div>
  </form>`;
}

function endStep({ say, session }: View): Markup {
  const { cancel_url: cancel, return_url: done, status } = session;
  return markup`<div role="status" class="box">
    ${status === 'processing' && markup`<span class="wait"></span>`}
    <h2>${say(`sandbox.${status}`)}</h2>
    <a class="yes" href="${status === 'closed' ? cancel : done}">${say('sandbox.back')}</a>
  </div>`;
}

const STEPS = {
  open: cardStep,
  challenge: questionStep,
  processing: endStep,
  paid: endStep,
  closed: endStep,
} as const;

/** A bank that is silent is asked about this often; the page waits, also without script. */
const ASK_SECONDS = 2;
/** Of the query: the page has waited, and leads on by itself once it is paid. */
export const WAITED = 'waited';

/** The hosted page of the sandbox provider: what is paid, how much, and that no money moves. */
export function paymentPage(
  session: SandboxSessionDto,
  lang: string,
  shown: Shown = {},
): { readonly html: string; readonly headers: Record<string, string> } {
  const say: Say = (key, params) => errorMessage(lang, key, params);
  const view = { ...shown, session, say, lang };
  const price = formatAmount(
    session.amount,
    session.currency,
    separatorsOf(lang),
  );
  const isStep = session.status !== 'open';
  const { html } = markup`<!doctype html>
<html lang="${localeInfo(lang).tag}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${session.status === 'processing' && markup`<meta http-equiv="refresh" content="${ASK_SECONDS};url=?${WAITED}=1">`}
<title>${say('sandbox.title')} · ${brandName(lang)}</title>
<style>${{ html: pageStyle().css }}</style>
<script>${{ html: THEME_SCRIPT }}</script>
</head>
<body>
<header class="strip">${icon('flask', 18)} ${say('sandbox.notice')}</header>
<main id="content" tabindex="-1"${isStep && markup` autofocus`}>
<p class="brand">${icon('lock', 18)} ${say('sandbox.title')}</p>
<h1><bdi dir="ltr" class="amount">${price}</bdi> <bdi class="title">${session.title}</bdi></h1>
${STEPS[session.status](view)}
</main>
<script>${{ html: CARD_SCRIPT }}</script>
</body>
</html>
`;
  return {
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'same-origin',
    },
  };
}
