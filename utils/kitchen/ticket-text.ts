import type { TFunction } from 'i18next';
import type { BoardStockDto } from '@/server/contracts/kitchen/board';
import type {
  TicketDto,
  TicketLineDto,
  TicketPartDto,
} from '@/server/contracts/kitchen/ticket';
import type { KitchenWords } from '@/utils/i18n/kitchen-words';
import { isMeasured, quantityText } from '@/utils/cart/quantity-text';
import { separatorsOf } from '@/utils/money/number-separators';

/** By which an order is called: its number of the day, else its own. */
export const orderName = ({ id, number }: TicketDto): number => number ?? id;

/** A dish, an option or an add-on, with what tells it from others of its title. */
export const stockName = ({
  options,
  title,
}: Pick<BoardStockDto, 'options' | 'title'>): string =>
  [title, ...options].join(', ');

/** `2×` of what is counted, `0.5 kg` of what is measured. */
export function amountText(
  { quantity, unit }: Pick<TicketPartDto, 'quantity' | 'unit'>,
  lang: string,
): string {
  const measured = isMeasured(unit.code);
  const title = measured ? unit.title : null;
  const text = quantityText(quantity, title, separatorsOf(lang));
  return measured ? text : `${text}×`;
}

/** Options and add-ons of a line that are to be made, in the order they were chosen. */
export function choicesOf(line: TicketLineDto, lang: string): string[] {
  const kept = line.addons.filter(({ sold_out: out }) => !out?.left_out_at);
  const addons = kept.map((addon) => {
    const title = stockName(addon);
    return addon.quantity === 1 ? title : `${amountText(addon, lang)} ${title}`;
  });
  return [...line.options, ...addons];
}

/** While it is being made: afterwards the bag is packed. */
export const isBeingMade = ({ status }: Pick<TicketDto, 'status'>): boolean =>
  status === 'new' || status === 'accepted';

/** What of an order its kitchen may have run out of: its lines and what was added to each, but for gifts. */
export const partsLeft = ({ lines }: TicketDto): TicketPartDto[] =>
  lines
    .filter(({ gift, sold_out: soldOut }) => !gift && soldOut === null)
    .flatMap((line) => [line, ...line.addons])
    .filter(({ sold_out: soldOut }) => soldOut === null);

/** How many dishes an order has; what is measured counts once, gifts count, what is left out does not. */
export function itemCount({ lines }: TicketDto): number {
  return lines
    .filter(({ sold_out: soldOut }) => !soldOut?.left_out_at)
    .reduce(
      (sum, { quantity, unit }) => sum + (isMeasured(unit.code) ? 1 : quantity),
      0,
    );
}

/** The declared allergens of a whole order, by name. */
export const allergenNames = (ticket: TicketDto, t: TFunction): string =>
  ticket.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ');

/** Who cancelled an order and why, as far as that is known; the kitchen's own words come apart. */
export function cancelledText(
  {
    cancelled_by: by,
    refused_reason: reason,
  }: Pick<TicketDto, 'cancelled_by' | 'refused_reason'>,
  say: KitchenWords,
): string {
  if (reason === 'no_answer') return say('ticket.cancelled.no_answer');
  if (by === 'customer') return say('ticket.cancelled.customer');
  if (by === 'house' && reason === 'sold_out')
    return say('ticket.cancelled.soldOut');
  if (by === 'house' || by === 'operator') return say('ticket.cancelled.brand');
  return reason === null
    ? say('ticket.cancelled.others')
    : say('ticket.cancelled.refused', {
        reason: say(`ticket.reason.${reason}`),
      });
}
