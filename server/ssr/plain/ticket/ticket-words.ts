import type { TFunction } from 'i18next';
import type {
  TicketDto,
  TicketPartDto,
} from '@/server/contracts/kitchen/ticket';
import { BUSY_MINUTES } from '@/utils/constants/kitchen';
import { formatTime } from '@/utils/i18n/dates';
import type { KitchenWords } from '@/utils/i18n/kitchen-words';
import { cancelledText } from '@/utils/kitchen/ticket-text';
import { moneyText } from '@/utils/money/money-text';

/** A ticket and the language that it is shown in. */
export interface TicketScreen {
  readonly ticket: TicketDto;
  readonly lang: string;
  readonly say: KitchenWords;
  /** The storefront's own texts: days, allergens, units. */
  readonly t: TFunction;
  /** The ticket's own address, with its language. */
  readonly path: string;
  /** Where the platform is called; null: nowhere. */
  readonly phone: string | null;
}

/** A moment on the shop's clocks; empty for none. */
export const clock = (
  { ticket }: Pick<TicketScreen, 'ticket'>,
  moment: string | null,
): string => (moment ? formatTime(moment, ticket.shop.timezone) : '');

/** "Contains: gluten, milk"; null where nothing is declared. */
export function containsText(
  { say, t }: Pick<TicketScreen, 'say' | 't'>,
  allergens: TicketDto['allergens'],
): string | null {
  if (!allergens.length) return null;
  const names = allergens.map((allergen) => t(`allergen.${allergen}`));
  return say('ticket.contains', { allergens: names.join(', ') });
}

/** The allergens of a line with what is added to it. */
export const allergensOf = ({
  addons,
  allergens,
}: TicketDto['lines'][number]): TicketDto['allergens'] => [
  ...new Set([...allergens, ...addons.flatMap((addon) => addon.allergens)]),
];

/** What becomes of a part that is sold out; null while it is not. */
export function soldOutText(
  screen: TicketScreen,
  { sold_out: out }: Pick<TicketPartDto, 'sold_out'>,
): string | null {
  if (!out) return null;
  if (out.left_out_at) return screen.say('ticket.soldOut.left');
  return screen.say('ticket.soldOut.asked', {
    time: clock(screen, out.answer_until),
  });
}

/** What the door asks for: "Paid $17.70" and "Collect nothing", or what is collected and by whom. */
export function paymentWords({
  lang,
  say,
  ticket: { currency, payment, type },
}: TicketScreen): { readonly title: string; readonly text: string } {
  const amount = moneyText(payment.amount, currency, lang);
  switch (payment.kind) {
    case 'paid':
      return {
        title: say('ticket.paid', { amount }),
        text: say('ticket.collectNothing'),
      };
    case 'collect':
      return {
        title: say('ticket.collect', { amount }),
        text: say(type === 'pickup' ? 'ticket.cash' : 'ticket.cashByCourier'),
      };
    case 'none':
      return {
        title: say('ticket.nothingDue'),
        text: say('ticket.collectNothing'),
      };
  }
}

/** What a status is called where its time follows. */
function stateLabel({ say, ticket }: TicketScreen): string {
  switch (ticket.status) {
    case 'new':
      return say('ticket.waitingSince');
    case 'accepted':
      return say('ticket.readyBy');
    case 'ready':
      return say('ticket.readySince');
    case 'on_a_way':
      return say('ticket.onTheWaySince');
    case 'delivered':
      return say(
        ticket.type === 'pickup' ? 'ticket.pickedUpAt' : 'ticket.deliveredAt',
      );
    case 'cancelled':
      return say('ticket.cancelledAt');
  }
}

/** The status of a running or ended order with its time, as a label and a clock. */
export function stateWords(screen: TicketScreen): {
  readonly label: string;
  readonly time: string;
} {
  const { ticket } = screen;
  const { changed_at: changed, ready_at: ready, ready_by: promised } = ticket;
  const label = stateLabel(screen);
  if (ticket.status === 'accepted')
    return { label, time: clock(screen, promised ?? changed) };
  if (ticket.status === 'ready')
    return { label, time: clock(screen, ready ?? changed) };
  return { label, time: clock(screen, changed) };
}

/** How an order stands, in one sentence: what a press that came too late is told. */
export function stateSentence(screen: TicketScreen): string {
  const { say, ticket } = screen;
  if (ticket.status === 'new') return say('ticket.state.new');
  if (ticket.status === 'accepted' && ticket.accepted_at)
    return say('ticket.state.accepted', {
      time: clock(screen, ticket.accepted_at),
      by: clock(screen, ticket.ready_by),
    });
  const { label, time } = stateWords(screen);
  const sentence = say('ticket.state.at', { state: label, time });
  return ticket.status === 'cancelled'
    ? `${sentence} ${cancelledText(ticket, say)}`
    : sentence;
}

/** Minutes that "too busy" closes the shop for. */
export const busyText = ({ say }: Pick<TicketScreen, 'say'>): string =>
  say('ticket.reason.too_busyText', { minutes: BUSY_MINUTES });
