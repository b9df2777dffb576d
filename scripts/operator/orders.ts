import { setTimeout as sleep } from 'node:timers/promises';
import type { TellingDto } from '@/server/contracts/kitchen/notify';
import type { OrderDto, OrderRowDto } from '@/server/contracts/order/order';
import { ORDER_STATUSES } from '@/utils/constants/order-status';
import { misuse } from './cli-error';
import type { Listed } from './client';
import {
  type Command,
  idOf,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  wordOf,
} from './command';
import { type Clock, siteClock } from './clock';
import { amountText } from './money';
import { orderText } from './order-text';
import { outcomeText } from './shop/notify';
import { pageLine, table } from './table';

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
