import type { GetServerSidePropsContext } from 'next';
import encodeQR from 'qr';
import type {
  TicketActDto,
  TicketLineDto,
} from '@/server/contracts/kitchen/ticket';
import { logger } from '@/server/logger';
import { readFormPost } from '@/server/ssr/form/form-post';
import type { PageRequest } from '@/server/ssr/page-request';
import { pageTexts, pageWords } from '@/server/ssr/page-texts';
import type { Markup } from '@/server/ssr/plain/markup';
import { asApiError } from '@/services/http/api-error';
import { kitchenService } from '@/services/kitchen/kitchen-service';
import { settingsService } from '@/services/settings/settings-service';
import { formatDay } from '@/utils/i18n/dates';
import {
  amountText,
  cancelledText,
  choicesOf,
  isBeingMade,
  itemCount,
  orderName,
} from '@/utils/kitchen/ticket-text';
import { ORDER_TEXT_WORDS, ORDER_TEXTS } from '@/utils/order/order-texts';
import { localisedPath } from '@/utils/shell/routes';
import { kitchenAnswer } from '../kitchen-answer';
import {
  type KitchenPage,
  kitchenTexts,
  sendKitchenPage,
  sendOn,
} from '../kitchen-page';
import { markup } from '../markup';
import { refuseView, soldOutView } from './ticket-forms';
import { hasEnded } from './ticket-parts';
import { ticketHeader, ticketView } from './ticket-view';
import {
  allergensOf,
  clock,
  containsText,
  paymentWords,
  stateSentence,
  stateWords,
  type TicketScreen,
} from './ticket-words';

/** Light around the code, in its own squares. */
const MARGIN = 2;

function code(text: string): Markup {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: MARGIN });
  const path = rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    .join('');
  return markup`<svg class="qr" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges" aria-hidden="true">
    <path d="${path}" />
  </svg>`;
}

function lineOf(screen: TicketScreen, line: TicketLineDto): Markup {
  const { lang } = screen;
  const contains = containsText(screen, allergensOf(line));
  return markup`<li>
    <span class="k">${amountText(line, lang)}</span><span class="n"><bdi>${line.title}</bdi></span>
    ${choicesOf(line, lang).map((choice) => markup`<span><bdi>${choice}</bdi></span>`)}
    ${contains && markup`<small>${contains}</small>`}
    ${line.note && markup`<span class="fr"><bdi>${line.note}</bdi></span>`}
  </li>`;
}

const row = (label: string, value: string | number): Markup =>
  markup`<p class="r"><span>${label}</span><b><bdi>${value}</bdi></b></p>`;

/** The ticket on paper of 80 mm: black on white, how much first; the code leads back to the ticket. */
function ticketPrint(screen: TicketScreen, siteUrl: string): Markup {
  const { path, say, t, ticket } = screen;
  const { courier, customer, lines, placed_at: placed, shop } = ticket;
  const { label, time } =
    ticket.status === 'new' && ticket.ready_by
      ? { label: say('ticket.readyBy'), time: clock(screen, ticket.ready_by) }
      : stateWords(screen);
  const paid = paymentWords(screen);
  const contains = containsText(screen, ticket.allergens);
  const pieces = itemCount(ticket);
  return markup`<main class="prt">
    <p class="np">
      <a class="btn wide" href="${path}">${say('ticket.back')}</a>
    </p>
    <p class="np">${say('ticket.printHint')}</p>
    <h1 class="vh">${say('ticket.order', { number: orderName(ticket) })}</h1>
    <p class="c">
      <b><bdi>${shop.branch ? `${shop.title}, ${shop.branch}` : shop.title}</bdi></b>
    </p>
    <p class="c">
      ${say('ticket.order', { number: ticket.id })} ·
      ${formatDay(placed, shop.timezone, t)}, ${clock(screen, placed)}
    </p>
    <p class="c nb">${orderName(ticket)}</p>
    <p class="r by"><span>${label}</span><b>${time}</b></p>
    ${ticket.status === 'cancelled' && markup`<p class="c"><b>${cancelledText(ticket, say)}</b></p>`}
    <p class="r up">
      <span>${t(ticket.type === 'pickup' ? 'mode.pickup' : 'mode.delivery')}</span><span>${paid.title}</span>
    </p>
    ${
      ticket.allergy_noted &&
      markup`<div class="rev">
        <p class="up">${say('ticket.allergy')}</p>
        ${contains && markup`<p>${contains}</p>`}
      </div>`
    }
    <hr />
    <ul>
      ${lines.filter((line) => !line.sold_out?.left_out_at).map((line) => lineOf(screen, line))}
    </ul>
    ${ORDER_TEXTS.map(
      (text) =>
        ticket[text] &&
        markup`<hr />
        <p>
          <b>${say(ORDER_TEXT_WORDS[text].print)}:</b> <bdi>${ticket[text]}</bdi>
        </p>`,
    )}
    <hr />
    ${row(say('ticket.customer'), customer.first_name ?? '–')}
    ${courier && ticket.status !== 'new' && row(say('ticket.courier'), courier.first_name)}
    ${row(say('ticket.items'), pieces)}
    <hr />
    <div class="r">
      <small>${say('ticket.scan')}</small>${code(`${siteUrl}${path}`)}
    </div>
  </main>`;
}

const REFRESH_SECONDS = 30;

/** What a press led to, by the last part of the address that it leads on to. */
const SAID = {
  accept: 'ticket.said.accepted',
  refuse: 'ticket.said.refused',
  ready: 'ticket.said.ready',
  hand_over: 'ticket.said.handed',
  later: 'ticket.said.later',
  sold_out: 'ticket.said.sold_out',
  undo_sold_out: 'ticket.said.undo',
  failed: 'ticket.said.failed',
} as const;

type Said = keyof typeof SAID | 'stale';

const isSaid = (text: unknown): text is Said =>
  typeof text === 'string' && (text in SAID || text === 'stale');

/** What a form asks for, as the API takes it; the API says whether it is sound. */
function toAct(values: Readonly<Record<string, string>>): TicketActDto {
  const {
    act: kind = '',
    everyone,
    line,
    minutes,
    note,
    reason,
    version,
  } = values;
  const lines = Object.keys(values).filter((name) => /^line-\d+$/.test(name));
  return {
    version: Number(version),
    act: {
      kind,
      ...(kind === 'accept' && {
        minutes: minutes === 'promised' ? null : Number(minutes),
      }),
      ...(kind === 'refuse' && {
        reason,
        note,
        line_ids: lines.map((name) => Number(name.slice('line-'.length))),
      }),
      ...(kind.endsWith('sold_out') && { line_id: Number(line) }),
      ...(kind === 'sold_out' && { for_everyone: everyone === 'on' }),
    },
  } as TicketActDto;
}

async function screenOf(
  token: string,
  { lang }: PageRequest,
): Promise<TicketScreen> {
  const [ticket, say, texts, settings] = await Promise.all([
    kitchenService.ticket(token),
    kitchenTexts(lang),
    pageTexts(lang),
    settingsService.settings(),
  ]);
  return {
    ticket,
    lang,
    say,
    t: pageWords(lang, texts),
    path: localisedPath(`/ticket/${token}`, lang),
    phone: settings.find(({ key }) => key === 'phone')?.value || null,
  };
}

function saidWords(screen: TicketScreen, said: unknown): string | null {
  if (!isSaid(said)) return null;
  const { say } = screen;
  return said === 'stale'
    ? `${say('ticket.said.stale')} ${stateSentence(screen)}`
    : say(SAID[said]);
}

/** Which page of the ticket is asked for; a form of something that is not possible any more gives way to the ticket. */
function pageOf(
  screen: TicketScreen,
  { line: lineId, said, view }: GetServerSidePropsContext['query'],
  siteUrl: string,
): KitchenPage {
  const { lang, path, say, ticket } = screen;
  const title = `${say('ticket.order', { number: orderName(ticket) })} · ${ticket.shop.title}`;
  if (view === 'print')
    return { lang, title, body: ticketPrint(screen, siteUrl) };
  if (view === 'refuse' && ticket.status === 'new') {
    const body = markup`${ticketHeader(screen)}
      <main class="w">${refuseView(screen, said === 'failed')}</main>`;
    return { lang, title, body };
  }
  const line = ticket.lines.find(({ id }) => String(id) === lineId);
  if (view === 'sold-out' && line && isBeingMade(screen.ticket)) {
    const body = markup`${ticketHeader(screen)}<main class="w">${soldOutView(screen, line)}</main>`;
    return { lang, title, body };
  }
  const words = saidWords(screen, said);
  return {
    lang,
    // a screen reader begins with it
    title: words ? `${words} · ${title}` : title,
    body: ticketView(screen, words),
    ...(!hasEnded(screen) && { refresh: { seconds: REFRESH_SECONDS, path } }),
  };
}

/** Does what a form asks for, and leads on to what came of it. */
async function press(
  context: GetServerSidePropsContext,
  token: string,
  { lang }: PageRequest,
): Promise<void> {
  const path = localisedPath(`/ticket/${token}`, lang);
  const posted = await readFormPost(context.req);
  const act = posted?.values.act ?? '';
  if (!posted) return sendOn(context, `${path}?said=failed`);
  try {
    const { outcome } = await kitchenService.act(token, toAct(posted.values));
    return sendOn(
      context,
      `${path}?said=${outcome === 'done' ? act : 'stale'}`,
    );
  } catch (error) {
    const status = asApiError(error)?.status ?? 0;
    if (status === 404) throw error;
    if (status < 400 || status >= 500)
      logger().error({ err: error }, 'a press on a ticket failed');
    const view = act === 'refuse' ? 'view=refuse&' : '';
    return sendOn(context, `${path}?${view}said=failed`);
  }
}

async function answer(
  context: GetServerSidePropsContext,
  token: string,
  request: PageRequest,
): Promise<void> {
  if (context.req.method === 'POST') return press(context, token, request);
  const screen = await screenOf(token, request);
  sendKitchenPage(context, pageOf(screen, context.query, request.siteUrl));
}

/**
 * /ticket/{token}: an order for the kitchen that cooks it, in the language of the address, as HTML without script. GET and
 * HEAD change nothing; each form posts the version that it was read with.
 */
export const ticketPage = kitchenAnswer({
  path: '/ticket',
  missing: 'ticket.missingText',
  failed: 'ticket.failedTitle',
  answer,
});
