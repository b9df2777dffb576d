import encodeQR from 'qr';
import type { TicketLineDto } from '@/server/contracts/kitchen/ticket';
import { formatDay } from '@/utils/i18n/dates';
import {
  amountText,
  cancelledText,
  choicesOf,
  itemCount,
  orderName,
} from '@/utils/kitchen/ticket-text';
import { ORDER_TEXT_WORDS, ORDER_TEXTS } from '@/utils/order/order-texts';
import { type Markup, markup } from '../markup';
import {
  allergensOf,
  clock,
  containsText,
  paymentWords,
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
export function ticketPrint(screen: TicketScreen, siteUrl: string): Markup {
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
