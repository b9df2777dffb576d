import type { OrderDto } from '@/server/contracts/order/order';
import { DOOR_PARTS, type DoorText } from '@/utils/address/door';
import { ORDER_TEXT_WORDS, ORDER_TEXTS } from '@/utils/order/order-texts';
import type { Clock } from './clock';
import { amountText } from './money';
import { pairs } from './table';

type Pair = readonly [string, number | string | null | undefined];

type Ordered = Pick<
  OrderDto['details'][number]['addons'][number],
  'quantity' | 'sold_out' | 'stock'
>;

/** What became of what the kitchen had none of. */
function fateOf({ sold_out: told }: Pick<Ordered, 'sold_out'>): string {
  if (told?.left_out_at) return ' [left out: sold out]';
  return told ? ' [sold out, the customer is asked]' : '';
}

/** A dish as it was ordered: its title with the options that were chosen. */
const dishOf = ({ stock, ...ordered }: Ordered): string =>
  [stock.product.title, ...stock.extras.map(({ value }) => value)].join(' · ') +
  fateOf(ordered);

function linesOf(order: OrderDto): string {
  return order.details
    .map((line) => {
      const addons = line.addons.map((addon) =>
        addon.quantity > 1
          ? `${addon.quantity} × ${dishOf(addon)}`
          : dishOf(addon),
      );
      const more = addons.length ? ` (${addons.join(', ')})` : '';
      const note = line.note ? ` – ${line.note}` : '';
      return `  ${line.quantity} × ${dishOf(line)}${more}${note}`;
    })
    .join('\n');
}

const joined = (...words: readonly (string | null | undefined)[]) =>
  words.filter(Boolean).join(', ');

const DOOR_LABELS = {
  house: 'House',
  entrance: 'Entrance',
  floor: 'Floor',
  office: 'Flat',
  comment: 'For the courier',
} as const satisfies Record<DoorText, string>;

/** Where it goes and what its courier needs at the door; of a pickup where it is fetched. */
function placeOf({ address, branch, location, recipient }: OrderDto): Pair[] {
  const point = location && `${location.latitude}, ${location.longitude}`;
  return [
    ['Recipient', recipient && joined(recipient.name, recipient.phone)],
    ['To', address?.address],
    ...DOOR_PARTS.map((part): Pair => [DOOR_LABELS[part], address?.[part]]),
    ['Point', address && point],
    [DOOR_LABELS.comment, address?.comment],
    ['Leave at door', address?.leave_at_door ? 'yes' : null],
    [
      'Fetched at',
      branch && joined(branch.title, branch.address, branch.phone),
    ],
  ];
}

/** When it was promised or chosen, on the clock that is given. */
function whenOf(order: OrderDto, { at }: Clock): string | null {
  if (order.scheduled)
    return joined(order.delivery_date, order.delivery_time) || null;
  const { eta } = order;
  return eta && `${at(eta.from)} to ${at(eta.to).slice(-5)}`;
}

/** An order with everything that a kitchen and a courier need, what is not set left out. */
export function orderText(order: OrderDto, clock: Clock): string {
  const { coupon, currency, deliveryman, shop, transaction } = order;
  const money = (amount: number): string => amountText(amount, currency);
  const who = joined(order.username, order.phone);
  return [
    pairs([
      ['Order', order.id],
      [
        'Status',
        order.awaiting_payment ? `${order.status}, unpaid` : order.status,
      ],
      ['Cancelled by', order.cancelled_by],
      ['Why', order.refused_reason],
      ['Way', order.delivery_type],
      ['Ordered by', who],
      ...placeOf(order),
      ['When', whenOf(order, clock)],
      ['Shop', `${shop.title} (${shop.id})`],
      [
        'Courier',
        deliveryman && joined(deliveryman.firstname, deliveryman.phone),
      ],
      ['Promo code', coupon && `${coupon.name}, −${money(coupon.price)}`],
      ['Total', money(order.total_price)],
      [
        'Payment',
        transaction &&
          `${transaction.payment_system.tag}, ${transaction.status}`,
      ],
      ...ORDER_TEXTS.map((text): Pair => [
        ORDER_TEXT_WORDS[text].operator,
        order[text],
      ]),
    ]),
    linesOf(order),
    `Times of ${clock.zone}:`,
    ...order.status_history.map(
      ({ at, status }) => `  ${clock.at(at)}  ${status}`,
    ),
  ].join('\n');
}
