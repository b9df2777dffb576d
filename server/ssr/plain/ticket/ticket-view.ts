import { formatDay } from '@/utils/i18n/dates';
import { pictureSource } from '@/utils/product/picture-source';
import { cancelledText, orderName } from '@/utils/kitchen/ticket-text';
import { minutesTo } from '@/utils/kitchen/ticket-times';
import { icon } from '../kitchen-icons';
import { type Markup, markup } from '../markup';
import { ticketFoot } from './ticket-forms';
import {
  allergy,
  courier,
  dishes,
  facts,
  orderTexts,
  tools,
} from './ticket-parts';
import { clock, stateWords, type TicketScreen } from './ticket-words';

const LOGO = 40;

/** The shop's name, the order's own number, and a link that asks again how things are. */
export function ticketHeader(screen: TicketScreen): Markup {
  const { path, say, ticket } = screen;
  const { accepted_at: accepted, id, placed_at: placed, shop } = ticket;
  const logo = shop.logo_img && pictureSource(shop.logo_img, LOGO, false);
  const when = accepted
    ? say('ticket.accepted', { time: clock(screen, accepted) })
    : say('ticket.placed', { time: clock(screen, placed) });
  return markup`<header class="bg">
    <div class="w hd">
      ${logo ? markup`<img src="${logo.src}" alt="" width="${LOGO}" height="${LOGO}" />` : null}
      <div class="g">
        <b><bdi>${shop.branch ? `${shop.title}, ${shop.branch}` : shop.title}</bdi></b>
        <small>${say('ticket.order', { number: id })} · ${when}</small>
      </div>
      <a class="pill" href="${path}">${say('ticket.asOf', { time: clock(screen, ticket.now) })}<span class="vh">. ${say('ticket.refresh')}</span></a>
    </div>
  </header>`;
}

/** What stands under the big time: when the customer has it, and how long that is. */
function dueText(screen: TicketScreen): string {
  const { say, t, ticket } = screen;
  const { ready_by: ready, scheduled, status, type, wanted } = ticket;
  if (status === 'cancelled') return cancelledText(ticket, say);
  const promised =
    wanted &&
    say(type === 'delivery' ? 'ticket.doorBy' : 'ticket.comesBy', {
      time: clock(screen, wanted.to),
    });
  if (status === 'new' && scheduled && wanted) {
    const day = formatDay(wanted.from, ticket.shop.timezone, t);
    const by = `${say('ticket.readyBy')} ${clock(screen, ready)}`;
    return [day, ready && by].filter(Boolean).join(' · ');
  }
  if (status !== 'accepted' || !ready) return promised ?? '';
  const left = minutesTo(ready, Date.parse(ticket.now));
  const minutes = Math.abs(left);
  const spoken =
    left >= 0
      ? say('ticket.minutesLeft', { minutes })
      : say('ticket.late', { minutes });
  return [spoken, promised].filter(Boolean).join(' · ');
}

function dueTime(screen: TicketScreen): { label: string; time: string } {
  const { say, ticket } = screen;
  const { ready_by: ready, scheduled, status, wanted } = ticket;
  if (status !== 'new') return stateWords(screen);
  if (scheduled && wanted)
    return {
      label: say('ticket.wantedFor'),
      time: clock(screen, wanted.from),
    };
  return ready
    ? { label: say('ticket.readyBy'), time: clock(screen, ready) }
    : stateWords(screen);
}

function due(screen: TicketScreen): Markup {
  const { say, ticket } = screen;
  const { label, time } = dueTime(screen);
  return markup`<section class="due">
    <div>
      <span>${label}</span> <b>${time}</b> <small>${dueText(screen)}</small>
    </div>
    ${ticket.number !== null && markup`<p class="nr"><span>${say('ticket.number')}</span> <b>${ticket.number}</b></p>`}
  </section>`;
}

/** A bar that shows how far a moment is on its way; said in words beside it. */
function track(
  from: string,
  to: string,
  { at, shows }: { readonly at: string; readonly shows: 'left' | 'passed' },
): Markup {
  const whole = Math.max(1, Date.parse(to) - Date.parse(from));
  const passed = (Date.parse(at) - Date.parse(from)) / whole;
  const part = Math.min(1, Math.max(0, shows === 'left' ? 1 - passed : passed));
  return markup`<svg class="tr" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h${Math.round(part * 100)}v4H0z" /></svg>`;
}

/** Until when somebody has to answer, or how long the customer waits already; null: nobody waits yet. */
function waiting(screen: TicketScreen): Markup | null {
  const { say, ticket } = screen;
  const {
    answer_until: until,
    answer_from: heard,
    now,
    placed_at: placed,
  } = ticket;
  const since = heard ?? placed;
  if (Date.parse(since) > Date.parse(now)) return null;
  return markup`<section class="bar">
    <p>
      ${icon('bell', 24)}<span>${say(until ? 'ticket.acceptBy' : 'ticket.waitingSince')}</span>
      <b>${clock(screen, until ?? since)}</b>
    </p>
    ${until && track(since, until, { at: now, shows: 'left' })}
    <small>${say(until ? 'ticket.acceptByText' : 'ticket.waitingText')}</small>
  </section>`;
}

/** How far a kitchen is on its way to what it promised. */
function cooking(screen: TicketScreen): Markup | null {
  const { say, ticket } = screen;
  const { accepted_at: accepted, now, ready_by: ready } = ticket;
  if (!accepted || !ready) return null;
  const left = minutesTo(ready, Date.parse(ticket.now));
  return markup`<section class="bar ${left < 0 ? 'bad' : 'ok'}">
    ${track(accepted, ready, { at: now, shows: 'passed' })}
    <p class="sp">
      <span>${say('ticket.accepted', { time: clock(screen, accepted) })}</span><span>${left < 0 ? say('ticket.late', { minutes: -left }) : say('ticket.onTime')}</span><span>${clock(screen, ready)}</span>
    </p>
  </section>`;
}

/** The page of a ticket; `said`: what came of a press, already in words. */
export function ticketView(screen: TicketScreen, said: string | null): Markup {
  const { say, ticket } = screen;
  const { refused_note: word, status } = ticket;
  return markup`${ticketHeader(screen)}
    <main class="w">
      <h1 class="vh">${say('ticket.order', { number: orderName(ticket) })}</h1>
      ${said && markup`<p class="said" role="status">${said}</p>`} ${due(screen)}
      ${status === 'new' && waiting(screen)}${status === 'accepted' && cooking(screen)}
      ${word && markup`<p class="card" dir="auto">${word}</p>`} ${facts(screen)}
      ${allergy(screen)}
      ${dishes(screen)}
      ${orderTexts(screen)} ${courier(screen)} ${tools(screen)}
    </main>
    ${ticketFoot(screen)}`;
}
