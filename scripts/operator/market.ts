import type {
  OperatorShopDto,
  OperatorStockDto,
} from '@/server/contracts/operator/market';
import { misuse } from './cli-error';
import {
  type Command,
  idOf,
  PAGE_OPTION,
  pageOf,
  type Run,
  wordOf,
} from './command';
import { dayOf, dayText } from './day';
import { stateText } from './shop/shop-words';
import { shopIdOf, shopOf } from './shop/shop-of';
import { shopMissing } from './shop/shop-text';
import { pageLine, table } from './table';

function stockTable(stocks: readonly OperatorStockDto[]): string {
  return table(
    stocks,
    [
      { head: 'STOCK', cell: ({ id }) => id, right: true },
      { head: 'SHOP', cell: (row) => row.shop_id, right: true },
      { head: 'PRODUCT', cell: (row) => row.product_id, right: true },
      {
        head: 'TITLE',
        cell: ({ addon, options, title }) =>
          [title, ...options, ...(addon ? ['(add-on)'] : [])].join(' · '),
        most: 48,
      },
      { head: 'PRICE', cell: ({ price }) => price.toFixed(2), right: true },
      { head: 'LEFT', cell: ({ quantity }) => quantity, right: true },
      { head: 'ON SALE', cell: ({ active }) => (active ? 'yes' : 'no') },
    ],
    'No stocks.',
  );
}

async function listStocks({ answer, client, values, words }: Run) {
  const [kind, id] = words;
  if (kind !== 'shop' && kind !== 'product')
    throw misuse(
      'Stocks are listed by `stock shop <id>` or `stock product <id>`.',
    );
  const page = await client.list<OperatorStockDto>('/stocks', {
    ...pageOf(values),
    [`${kind}_id`]: idOf(id ?? '', `The ${kind}`),
  });
  answer(page.data, () => stockTable(page.data) + pageLine(page.meta));
}

async function setStock({ answer, client, words }: Run): Promise<void> {
  const id = idOf(wordOf(words, 0, 'The stock'), 'The stock');
  const said = wordOf(words, 1, 'The quantity');
  const quantity = Number(said);
  if (!(quantity >= 0))
    throw misuse(`The quantity must be a number from 0, not "${said}".`);
  const stock = await client.send<OperatorStockDto>('PUT', `/stocks/${id}`, {
    quantity,
  });
  answer(stock, () => stockTable([stock]));
}

function shopTable(shops: readonly OperatorShopDto[]): string {
  return table(
    shops,
    [
      { head: 'SHOP', cell: ({ id }) => id, right: true },
      { head: 'TITLE', cell: ({ title }) => title, most: 32 },
      { head: 'KIND', cell: ({ type }) => type },
      { head: 'STATE', cell: stateText },
      { head: 'TIME', cell: ({ timezone }) => timezone },
      { head: 'CLOSED DAYS', cell: (row) => row.closed_days.join(' ') },
    ],
    'No shops.',
  );
}

async function listShops({ answer, client, values, words }: Run) {
  const page = await client.list<OperatorShopDto>('/shops', {
    ...pageOf(values),
    search: words.join(' ') || undefined,
  });
  answer(page.data, () => shopTable(page.data) + pageLine(page.meta));
}

/** What keeps customers of an open shop from ordering, or from liking it. */
async function wantingIn(client: Run['client'], id: number): Promise<string[]> {
  const { meta } = await client.list('/stocks', { shop_id: id, perPage: 1 });
  const missing = shopMissing(await shopOf(client, String(id)));
  return [
    ...(meta.total
      ? []
      : [
          `It has no dishes yet, so nobody can order: \`menu import ${id} menu.xlsx\`.`,
        ]),
    ...(missing.length
      ? [
          `Not said yet: ${missing.join(', ')}. \`shop get ${id} > shop.md\`, fill in, \`shop put ${id} shop.md\`.`,
        ]
      : []),
  ];
}

async function switchShop(
  { answer, client, words }: Run,
  to: 'close' | 'open',
): Promise<void> {
  const id = await shopIdOf(client, wordOf(words, 0, 'The shop'));
  const shop = await client.send<OperatorShopDto>('POST', `/shops/${id}/${to}`);
  const state = shop.open
    ? `open, within its hours: ${client.site}/${shop.type}/${id}`
    : 'closed.';
  const wanting = shop.open ? await wantingIn(client, id) : [];
  answer(shop, () =>
    [`${shop.title} (${id}) is ${state}`, ...wanting].join('\n'),
  );
}

/** `closed-days <shop>`, or with `add|remove <day>` a change of them. */
async function closedDays({ answer, client, words }: Run): Promise<void> {
  const key = wordOf(words, 0, 'The shop');
  const [, change, said = ''] = words;
  if (change === undefined) {
    const { closed_days: days } = await shopOf(client, key);
    return answer(days, () => days.join('\n') || 'No closed days.');
  }
  const day = dayOf(said);
  if ((change !== 'add' && change !== 'remove') || day === null)
    throw misuse(
      'Say: closed-days <shop> add|remove 2026-12-31 (or 31.12.2026).',
    );
  const path = `/shops/${await shopIdOf(client, key)}/closed-days`;
  const shop =
    change === 'add'
      ? await client.send<OperatorShopDto>('POST', path, { day })
      : await client.send<OperatorShopDto>('DELETE', `${path}/${day}`);
  const state = change === 'add' ? 'closed' : 'not closed';
  answer(
    shop,
    () => `${shop.title} (${shop.id}) is ${state} on ${dayText(day)}.`,
  );
}

export const marketCommands: Readonly<Record<string, Command>> = {
  stock: {
    usage: 'stock shop|product <id> [--page 2]',
    summary: 'what is left of everything of a shop, or of one product',
    options: PAGE_OPTION,
    run: listStocks,
  },
  'stock set': {
    usage: 'stock set <stockId> <quantity>',
    summary: 'sets what is left of a stock',
    run: setStock,
  },
  shops: {
    usage: 'shops [words] [--page 2]',
    summary: 'shops, by words of their title',
    options: PAGE_OPTION,
    run: listShops,
  },
  'shop open': {
    usage: 'shop open <id>',
    summary: 'lets a shop take orders again, within its hours; ends its pause',
    run: (run) => switchShop(run, 'open'),
  },
  'shop close': {
    usage: 'shop close <id>',
    summary: 'closes a shop until it is opened again',
    run: (run) => switchShop(run, 'close'),
  },
  'closed-days': {
    usage: 'closed-days <shop> [add|remove 31.12.2026]',
    summary: 'days of a shop’s own calendar on which it is closed',
    run: closedDays,
  },
};
