import type {
  TicketLineDto,
  TicketPartDto,
} from '@/server/contracts/kitchen/ticket';
import { LATER_MINUTES } from '@/utils/constants/kitchen';
import {
  amountText,
  choicesOf,
  isBeingMade,
  orderName,
} from '@/utils/kitchen/ticket-text';
import { ORDER_TEXT_WORDS, ORDER_TEXTS } from '@/utils/order/order-texts';
import { icon } from '../kitchen-icons';
import { type Markup, markup } from '../markup';
import { actForm } from './ticket-forms';
import {
  allergensOf,
  containsText,
  paymentWords,
  soldOutText,
  type TicketScreen,
} from './ticket-words';

const ENDED = ['cancelled', 'delivered'];

/** Whether nothing more happens to an order. */
export const hasEnded = ({ ticket }: TicketScreen): boolean =>
  ENDED.includes(ticket.status);

/** How it leaves, what the door asks for, and for whom it is. */
export function facts(screen: TicketScreen): Markup {
  const { say, ticket } = screen;
  const { customer, payment, type } = ticket;
  const isPickup = type === 'pickup';
  const paid = paymentWords(screen);
  const times = customer.orders_here;
  return markup`<ul class="f3">
    <li>
      ${icon(isPickup ? 'bag' : 'bike')}<b>${screen.t(isPickup ? 'mode.pickup' : 'mode.delivery')}</b><small>${say(isPickup ? 'ticket.atCounter' : 'ticket.byCourier')}</small>
    </li>
    <li class="${payment.kind === 'collect' ? 'co' : 'pd'}">
      ${icon(payment.kind === 'collect' ? 'coins' : 'check')}<b>${paid.title}</b><small>${paid.text}</small>
    </li>
    <li>
      ${icon('person')}<b><bdi>${customer.first_name ?? say('ticket.customer')}</bdi></b><small>${times > 1 ? say('ticket.nthOrder', { number: times }) : say('ticket.firstOrder')}</small>
    </li>
  </ul>`;
}

/** A warning where a note speaks of an allergy, with what the dishes contain; null without one. */
export function allergy(screen: TicketScreen): Markup | null {
  const { say, ticket } = screen;
  if (!ticket.allergy_noted) return null;
  const contains = containsText(screen, ticket.allergens);
  return markup`<section class="box alarm">
    ${icon('alert', 24)}
    <div>
      <b>${say('ticket.allergy')}</b>${contains && markup`<span>${contains}</span>`}
    </div>
  </section>`;
}

/** What a part that is sold out waits for, with the way back; null while it is not. */
function soldOut(screen: TicketScreen, part: TicketPartDto): Markup | null {
  const text = soldOutText(screen, part);
  if (!text) return null;
  const undo =
    part.sold_out?.answer_until &&
    isBeingMade(screen.ticket) &&
    actForm(
      screen,
      'undo_sold_out',
      markup`<input type="hidden" name="line" value="${part.id}" /><button class="so" aria-label="${screen.say('ticket.soldOut.undo')}: ${part.title}">${screen.say('ticket.soldOut.undo')}</button>`,
    );
  return markup`<div class="say no"><span class="g">${text}</span>${undo || null}</div>`;
}

function lineOf(screen: TicketScreen, line: TicketLineDto): Markup {
  const { lang, say } = screen;
  const choices = choicesOf(line, lang);
  const contains = containsText(screen, allergensOf(line));
  const { path } = screen;
  const label = say('ticket.reason.sold_out');
  const button =
    isBeingMade(screen.ticket) &&
    !line.sold_out &&
    markup`<a class="so" href="${path}?view=sold-out&amp;line=${line.id}" aria-label="${label}: ${line.title}">${label}</a>`;
  return markup`<li class="it${line.sold_out?.left_out_at ? ' out' : ''}">
    <span class="q${line.quantity > 1 ? ' m' : ''}">${amountText(line, lang)}</span>
    <div class="g">
      <b class="n"><bdi>${line.title}</bdi></b>
      ${choices.length > 0 && markup`<p><bdi>${choices.join(' · ')}</bdi></p>`}
      ${line.gift && markup`<p>${say('ticket.gift')}</p>`}
      ${line.member && markup`<p><bdi>${line.member}</bdi></p>`}
      ${contains && markup`<p class="${screen.ticket.allergy_noted ? 'al' : ''}">${contains}</p>`}
    </div>
    ${button}
    ${line.note && markup`<p class="say">${icon('message')}<span class="vh">${say('ticket.lineNote')}: </span><bdi>${line.note}</bdi></p>`}
    ${soldOut(screen, line)}
    ${line.addons.map((addon) => addon.sold_out && markup`<p class="own"><bdi>${addon.title}</bdi></p>${soldOut(screen, addon)}`)}
  </li>`;
}

/** What the customer asks of the kitchen for the whole order. */
export function orderTexts({
  say,
  ticket,
}: TicketScreen): readonly (Markup | '' | null)[] {
  return ORDER_TEXTS.map(
    (text) =>
      ticket[text] &&
      markup`<section class="box kn">
    ${icon('chef', 22)}
    <p>
      <small>${say(ORDER_TEXT_WORDS[text].board)}</small><bdi>${ticket[text]}</bdi>
    </p>
  </section>`,
  );
}

/** A link that calls somebody; it shows the name, or the drawing alone where the name stands beside it. */
function callLink(
  { say }: TicketScreen,
  name: string,
  { isNamed, phone }: { readonly isNamed: boolean; readonly phone: string },
): Markup {
  return markup`<a class="btn" href="tel:${phone.replace(/[^+\d]/g, '')}" aria-label="${say('ticket.call', { name })}">${icon('phone', 18)}${isNamed && markup`<bdi>${name}</bdi>`}</a>`;
}

/** Who fetches an accepted order, and by which number; null: nobody yet. */
export function courier(screen: TicketScreen): Markup | null {
  const { say, ticket } = screen;
  const { courier: person } = ticket;
  if (!person || ticket.status === 'new' || hasEnded(screen)) return null;
  const asks = say('ticket.asksFor', { number: orderName(screen.ticket) });
  return markup`<section class="card cri">
    <div class="g">
      <b><bdi>${person.first_name}</bdi></b><small>${ticket.status === 'on_a_way' ? say('ticket.courier') : asks}</small>
    </div>
    ${callLink(screen, person.first_name, { isNamed: false, phone: person.phone })}
  </section>`;
}

/** What can be done beside the next step. */
export function tools(screen: TicketScreen): Markup | null {
  const { path, say, ticket } = screen;
  const { customer, status } = ticket;
  if (status === 'new') return null;
  const later =
    status === 'accepted' &&
    actForm(
      screen,
      'later',
      markup`<button class="btn">
        ${say('ticket.later', { minutes: LATER_MINUTES })}
      </button>`,
    );
  const call =
    customer.phone &&
    callLink(screen, customer.first_name ?? say('ticket.customer'), {
      isNamed: true,
      phone: customer.phone,
    });
  return markup`<div class="row">
    ${later}${call || null}<a class="btn" href="${path}?view=print">${icon('printer', 18)}<span>${say('ticket.print')}</span></a>
  </div>`;
}

/** What is cooked, how much first. */
export function dishes(screen: TicketScreen): Markup {
  const { say, ticket } = screen;
  return markup`<section class="card its">
    <h2 class="vh" id="dishes">${say('ticket.dishes')}</h2>
    <ul aria-labelledby="dishes">${ticket.lines.map((line) => lineOf(screen, line))}</ul>
  </section>`;
}
