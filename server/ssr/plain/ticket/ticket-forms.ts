import type {
  TicketDto,
  TicketLineDto,
} from '@/server/contracts/kitchen/ticket';
import {
  REFUSE_NOTE_MAX,
  REFUSE_REASONS,
  type RefuseReason,
  SOLD_OUT_ANSWER_MINUTES,
} from '@/utils/constants/kitchen';
import { amountText, orderName } from '@/utils/kitchen/ticket-text';
import { icon } from '../kitchen-icons';
import { type Markup, markup } from '../markup';
import { busyText, clock, type TicketScreen } from './ticket-words';

/** A form that does one thing with the order as it is on this page. */
export function actForm(
  { path, ticket }: TicketScreen,
  act: string,
  content: Markup,
): Markup {
  return markup`<form method="post" action="${path}">
    <input type="hidden" name="act" value="${act}" /><input type="hidden" name="version" value="${ticket.version}" />${content}
  </form>`;
}

function offerOf(
  screen: TicketScreen,
  { at, late_minutes: late, minutes }: TicketDto['offers'][number],
): Markup {
  const { say, ticket } = screen;
  const isBest = minutes === ticket.fits && !ticket.scheduled;
  const look = late > 0 ? 'lt' : isBest ? 'on' : '';
  return markup`<button name="minutes" value="${minutes}" class="${look}">
    <b>${minutes}<span class="vh"> ${say('ticket.min')}</span></b>
    <small>${late > 0 ? say('ticket.late', { minutes: late }) : clock(screen, at)}</small>
  </button>`;
}

function accept(screen: TicketScreen): Markup {
  const { path, phone, say, ticket } = screen;
  const { offers, scheduled, wanted } = ticket;
  const promised =
    scheduled &&
    wanted &&
    markup`<button class="btn big wide" name="minutes" value="promised">
      ${say('ticket.acceptFor', { time: clock(screen, wanted.from) })}
    </button>`;
  return markup`${actForm(
    screen,
    'accept',
    markup`<fieldset>
        <legend>${say('ticket.acceptTitle')}</legend>
        <div class="mins">${offers.map((offer) => offerOf(screen, offer))}</div>
        ${promised || null}
      </fieldset>`,
  )}
    <div class="two">
      ${phone ? markup`<a class="btn bare" href="tel:${phone.replace(/[^+\d]/g, '')}">${icon('phone')}<span>${say('ticket.call')}</span></a>` : null}<a class="btn bare no" href="${path}?view=refuse">${say('ticket.refuse')}</a>
    </div>`;
}

function nextStep(screen: TicketScreen): Markup | null {
  const { say, ticket } = screen;
  const isPickup = ticket.type === 'pickup';
  const button = (label: string): Markup =>
    markup`<button class="btn big">
      ${icon('check', 24)}<span>${label}</span>
    </button>`;
  if (ticket.status === 'accepted')
    return actForm(
      screen,
      'ready',
      button(
        say(isPickup ? 'ticket.readyForPickup' : 'ticket.readyForCourier'),
      ),
    );
  if (ticket.status === 'ready')
    return actForm(
      screen,
      'hand_over',
      button(
        say(isPickup ? 'ticket.handedToCustomer' : 'ticket.handedToCourier'),
      ),
    );
  return null;
}

/** What is pressed next; it stays at the bottom of the screen. */
export function ticketFoot(screen: TicketScreen): Markup | null {
  const step =
    screen.ticket.status === 'new' ? accept(screen) : nextStep(screen);
  return (
    step && markup`<footer class="ft"><div class="w">${step}</div></footer>`
  );
}

function reasonText(screen: TicketScreen, reason: RefuseReason): string | null {
  if (reason === 'closed') return screen.say('ticket.reason.closedText');
  return reason === 'too_busy' ? busyText(screen) : null;
}

/** The dishes that a kitchen may have run out of, one box each. */
const dishPicks = ({ ticket }: TicketScreen): Markup[] =>
  ticket.lines.map(
    ({ id, title }) =>
      markup`<label class="pick"><input type="checkbox" name="line-${id}" /><bdi>${title}</bdi></label>`,
  );

/** The page that asks what becomes of a line that is sold out: the line itself, or what was added to it. */
export function soldOutView(screen: TicketScreen, line: TicketLineDto): Markup {
  const { lang, path, say } = screen;
  const parts = [line, ...line.addons].filter((part) => !part.sold_out);
  const which =
    parts.length > 1
      ? markup`<fieldset><legend class="vh">${say('ticket.dishes')}</legend>${parts.map((part, index) => markup`<label class="pick"><input type="radio" name="line" value="${part.id}" ${index === 0 && markup`checked`} /><b><bdi>${part.title}</bdi></b></label>`)}</fieldset>`
      : markup`<input type="hidden" name="line" value="${line.id}" />`;
  return markup`<section class="card">
    <p class="it"><span class="q">${amountText(line, lang)}</span><b class="n g"><bdi>${line.title}</bdi></b></p>
    <h1>${say('ticket.soldOut.title')}</h1>
    <p>${say('ticket.soldOut.text', { minutes: SOLD_OUT_ANSWER_MINUTES })}</p>
    ${actForm(
      screen,
      'sold_out',
      markup`${which}
        <label class="pick"><input type="checkbox" name="everyone" checked /><span><b>${say('ticket.soldOut.everyone')}</b><small>${say('ticket.soldOut.everyoneText')}</small></span></label>
        <button class="btn big wide">${say('ticket.soldOut.ask')}</button>`,
    )}
    <a class="btn wide" href="${path}">${say('ticket.back')}</a>
  </section>`;
}

/** The page that asks why an order is not taken; `isAsked`: a press came without a reason. */
export function refuseView(screen: TicketScreen, isAsked: boolean): Markup {
  const { path, say } = screen;
  const picks = REFUSE_REASONS.map((reason) => {
    const text = reasonText(screen, reason);
    return markup`<label class="pick"><input type="radio" name="reason" value="${reason}" required /><span><b>${say(`ticket.reason.${reason}`)}</b>${text && markup`<small>${text}</small>`}</span></label>`;
  });
  return markup`<section class="card">
    <h1>${say('ticket.refuseTitle', { number: orderName(screen.ticket) })}</h1>
    <p>${say('ticket.refuseText')}</p>
    ${actForm(
      screen,
      'refuse',
      markup`<fieldset>
          <legend class="vh">${say('ticket.reason')}</legend>
          ${isAsked && markup`<p class="err" role="alert">${say('ticket.chooseReason')}</p>`}${picks}
        </fieldset>
        <fieldset class="which"><legend class="lab">${say('ticket.soldOut.everyone')}</legend>${dishPicks(screen)}</fieldset>
        <label class="lab" for="word">${say('ticket.word')} <span>${say('ticket.optional')}</span></label><textarea id="word" name="note" maxlength="${REFUSE_NOTE_MAX}" dir="auto"></textarea>
        <button class="btn stop">${say('ticket.refuseSubmit')}</button>`,
    )}
    <a class="btn wide" href="${path}">${say('ticket.back')}</a>
  </section>`;
}
