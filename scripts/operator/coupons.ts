import type { OperatorCouponDto } from '@/server/contracts/checkout/coupon';
import { misuse } from './cli-error';
import {
  type Command,
  idOf,
  momentOf,
  numberOf,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  type Values,
  wordOf,
} from './command';
import { moment, pageLine, table } from './table';

const TARGETS: Readonly<Record<string, OperatorCouponDto['for']>> = {
  total: 'total_price',
  total_price: 'total_price',
  delivery: 'delivery_fee',
  delivery_fee: 'delivery_fee',
};

const worth = ({ price, type }: OperatorCouponDto): string =>
  type === 'percent' ? `${price} %` : price.toFixed(2);

function couponTable(coupons: readonly OperatorCouponDto[]): string {
  return table(
    coupons,
    [
      { head: 'CODE', cell: ({ name }) => name },
      { head: 'OFF', cell: worth, right: true },
      {
        head: 'OF',
        cell: (row) => (row.for === 'delivery_fee' ? 'delivery' : 'dishes'),
      },
      { head: 'SHOP', cell: (row) => row.shop_id ?? 'all', right: true },
      { head: 'MIN', cell: (row) => row.min_amount || '', right: true },
      { head: 'MAX OFF', cell: (row) => row.max_discount ?? '', right: true },
      {
        head: 'USED',
        cell: ({ uses, uses_max: max }) => (max ? `${uses}/${max}` : uses),
        right: true,
      },
      { head: 'BEGINS (UTC)', cell: (row) => moment(row.starts_at) },
      { head: 'ENDS (UTC)', cell: (row) => moment(row.expired_at) },
      { head: 'STATE', cell: ({ state }) => state.replaceAll('_', ' ') },
    ],
    'No promo codes.',
  );
}

async function listCoupons({ answer, client, values }: Run): Promise<void> {
  const page = await client.list<OperatorCouponDto>('/coupons', pageOf(values));
  answer(page.data, () => couponTable(page.data) + pageLine(page.meta));
}

/** `--percent 10` or `--fix 5`, and only one of them. */
function worthOf(values: Values): { type: string; price: number } {
  const percent = numberOf(values, 'percent');
  const fix = numberOf(values, 'fix');
  if ((percent === undefined) === (fix === undefined))
    throw misuse('A promo code takes off either --percent 10 or --fix 5.');
  return percent === undefined
    ? { type: 'fix', price: fix ?? 0 }
    : { type: 'percent', price: percent };
}

function targetOf(values: Values): OperatorCouponDto['for'] {
  const word = textOf(values, 'for') ?? 'total';
  const target = TARGETS[word];
  if (!target) throw misuse(`--for is total or delivery, not "${word}".`);
  return target;
}

async function makeCoupon({ answer, client, values, words }: Run) {
  const shop = textOf(values, 'shop');
  const coupon = await client.send<OperatorCouponDto>('POST', '/coupons', {
    name: wordOf(words, 0, 'The name'),
    ...worthOf(values),
    for: targetOf(values),
    shop_id: shop === undefined ? undefined : idOf(shop, '--shop'),
    starts_at: momentOf(values, 'from', { end: false }),
    ends_at: momentOf(values, 'until', { end: true }),
    uses_max: numberOf(values, 'uses'),
    min_amount: numberOf(values, 'min'),
    max_discount: numberOf(values, 'max'),
  });
  answer(coupon, () => `${coupon.name} is made.\n${couponTable([coupon])}`);
}

async function endCoupon({ answer, client, words }: Run): Promise<void> {
  const name = encodeURIComponent(wordOf(words, 0, 'The name'));
  const coupon = await client.send<OperatorCouponDto>(
    'POST',
    `/coupons/${name}/end`,
  );
  answer(coupon, () => `${coupon.name} has ended.`);
}

const text = { type: 'string' } as const;

export const couponCommands: Readonly<Record<string, Command>> = {
  coupons: {
    usage: 'coupons [--page 2]',
    summary: 'every promo code, the newest first',
    options: PAGE_OPTION,
    run: listCoupons,
  },
  'coupon make': {
    usage: `coupon make <NAME> --percent 10 | --fix 5 [--for delivery] [--shop id]
      [--from day] [--until day] [--uses n] [--min amount] [--max amount]`,
    summary: 'makes one; amounts are of the default currency, days of UTC',
    options: {
      percent: text,
      fix: text,
      for: text,
      shop: text,
      from: text,
      until: text,
      uses: text,
      min: text,
      max: text,
    },
    run: makeCoupon,
  },
  'coupon end': {
    usage: 'coupon end <NAME>',
    summary: 'ends one now',
    run: endCoupon,
  },
};
