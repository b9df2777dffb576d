import { setTimeout as sleep } from 'node:timers/promises';
import type { TellingDto } from '@/server/contracts/kitchen/notify';
import type { OrderDto, OrderRowDto } from '@/server/contracts/order/order';
import { DOOR_PARTS, type DoorText } from '@/utils/address/door';
import { ORDER_STATUSES } from '@/utils/constants/order-status';
import { ORDER_TEXT_WORDS, ORDER_TEXTS } from '@/utils/order/order-texts';
import { misuse } from './cli-error';
import type { Listed } from './client';
import { type Clock, siteClock } from './clock';
import {
  type Command,
  idOf,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  wordOf,
} from './command';
import { amountText } from './money';
import { outcomeText } from './shop/notify';
import { pageLine, pairs, table } from './table';

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
function orderText(order: OrderDto, clock: Clock): string {
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

const WATCH_MS = 2_000;

/** A status as people type it: `on-a-way`, `canceled`. */
function statusOf(word: string): string {
  const status = word.trim().toLowerCase().replaceAll('-', '_');
  const meant = status === 'canceled' ? 'cancelled' : status;
  if (ORDER_STATUSES.some((known) => known === meant)) return meant;
  throw misuse(
    `"${word}" is no status; they are ${ORDER_STATUSES.join(', ')}.`,
  );
}

function statusesOf(values: Run['values']): string | undefined {
  return textOf(values, 'status')?.split(',').map(statusOf).join(',');
}

function ordersTable(
  { data, meta }: Listed<OrderRowDto>,
  clock: Clock,
): string {
  const rows = table(
    data,
    [
      { head: 'ORDER', cell: ({ id }) => id, right: true },
      {
        head: 'STATUS',
        cell: ({ awaiting_payment: unpaid, status }) =>
          unpaid ? `${status} (unpaid)` : status,
      },
      { head: clock.head('PLACED'), cell: (row) => clock.at(row.created_at) },
      { head: 'WAY', cell: (row) => row.delivery_type },
      { head: 'SHOP', cell: ({ shop }) => shop.title, most: 24 },
      { head: 'ITEMS', cell: (row) => row.items_title, most: 36 },
      {
        head: 'TOTAL',
        cell: (row) => amountText(row.total_price, row.currency),
        right: true,
      },
    ],
    'No orders.',
  );
  return rows + pageLine(meta);
}

async function watch(run: Run, look: () => Promise<void>): Promise<void> {
  while (!run.signal.aborted) {
    await look();
    await sleep(WATCH_MS, undefined, { signal: run.signal }).catch(() => null);
  }
}

async function listOrders(run: Run): Promise<void> {
  const { client, values } = run;
  const query = { ...pageOf(values), statuses: statusesOf(values) };
  const clock = await siteClock({ client });
  let shown = '';
  const look = async (): Promise<void> => {
    const page = await client.list<OrderRowDto>('/orders', query);
    const text = ordersTable(page, clock);
    if (text === shown) return;
    shown = text;
    run.answer(page.data, () => (values.watch ? `${text}\n` : text));
  };
  await (values.watch ? watch(run, look) : look());
}

/** Who was told of an order, by which way, and how that went; nothing where nobody was. */
function toldText(told: readonly TellingDto[], clock: Clock): string[] {
  if (!told.length) return [];
  const rows = told.map((telling) => {
    const { at, event, kind, round, target, to } = telling;
    const time =
      round > 0 && event === 'order.placed' ? `, again (${round})` : '';
    const who = `${to === 'operator' ? 'operator by ' : ''}${kind} ${target}`;
    return `  ${clock.at(at)}  ${event}${time}  ${who}  ${outcomeText(telling, clock)}`;
  });
  return ['Told:', ...rows];
}

async function move(run: Run, id: string, to: string): Promise<void> {
  const order = await run.client.send<OrderDto>(
    'POST',
    `/orders/${idOf(id, 'The order')}/status`,
    { status: to },
  );
  run.answer(order, () => `Order ${order.id} is ${order.status}.`);
}

export const orderCommands: Readonly<Record<string, Command>> = {
  orders: {
    usage: 'orders [--status new,accepted] [--page 2] [--watch]',
    summary: 'the newest orders; --watch shows each change until Ctrl-C',
    options: {
      ...PAGE_OPTION,
      status: { type: 'string' },
      watch: { type: 'boolean' },
    },
    run: listOrders,
  },
  order: {
    usage: 'order <id>',
    summary:
      'one order with what kitchen and courier need: lines, recipient, door, notes, steps; who was told of it',
    run: async (run) => {
      const id = idOf(wordOf(run.words, 0, 'The order'), 'The order');
      const order = await run.client.get<OrderDto>(`/orders/${id}`);
      const told = await run.client.get<TellingDto[]>(`/orders/${id}/tellings`);
      const clock = await siteClock(run);
      run.answer({ ...order, tellings: told }, () =>
        [orderText(order, clock), ...toldText(told, clock)].join('\n'),
      );
    },
  },
  move: {
    usage: 'move <id> <status>',
    summary: `takes an order on: ${ORDER_STATUSES.slice(1, 5).join(' → ')}`,
    run: (run) =>
      move(
        run,
        wordOf(run.words, 0, 'The order'),
        statusOf(wordOf(run.words, 1, 'The status')),
      ),
  },
  cancel: {
    usage: 'cancel <id>',
    summary:
      'cancels an order that is under way; money, stock and code go back',
    run: (run) => move(run, wordOf(run.words, 0, 'The order'), 'cancelled'),
  },
};
