import type { OperatorCouponDto } from '@/server/contracts/checkout/coupon';
import { CliError, misuse } from './cli-error';
import {
  type Command,
  numberOf,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  type Values,
  wordOf,
} from './command';
import { type Clock, momentOf, siteClock } from './clock';
import { NotFoundError, RefusedError } from './client';
import { shopIdOf } from './shop/shop-of';
import { pageLine, table } from './table';

const TARGETS: Readonly<Record<string, OperatorCouponDto['for']>> = {
  total: 'total_price',
  total_price: 'total_price',
  delivery: 'delivery_fee',
  delivery_fee: 'delivery_fee',
};

const worthText = ({ price, type }: OperatorCouponDto): string =>
  type === 'percent' ? `${price} %` : price.toFixed(2);

function couponTable(
  coupons: readonly OperatorCouponDto[],
  clock: Clock,
): string {
  return table(
    coupons,
    [
      { head: 'CODE', cell: ({ name }) => name },
      { head: 'OFF', cell: worthText, right: true },
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
      { head: clock.head('BEGINS'), cell: (row) => clock.at(row.starts_at) },
      { head: clock.head('ENDS'), cell: (row) => clock.at(row.expired_at) },
      { head: 'STATE', cell: ({ state }) => state.replaceAll('_', ' ') },
    ],
    'No promo codes.',
  );
}

async function listCoupons({ answer, client, values }: Run): Promise<void> {
  const page = await client.list<OperatorCouponDto>('/coupons', pageOf(values));
  const clock = await siteClock({ client });
  answer(page.data, () => couponTable(page.data, clock) + pageLine(page.meta));
}

/** `--percent 10` or `--fix 5`, and only one of them. */
function worthOf(values: Values): { type: string; price: number } {
  const percent = numberOf(values, 'percent');
  const fix = numberOf(values, 'fix');
  if ((percent === undefined) === (fix === undefined))
    throw misuse('A promo code takes off either --percent 10 or --fix 5.');
  if (percent !== undefined && !(percent > 0 && percent <= 100))
    throw misuse('--percent: 1 to 100.');
  if (fix !== undefined && !(fix > 0)) throw misuse('--fix: more than 0.');
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

/** What each field of a refusal is called on the command line, and what it may be. */
const OPTIONS: Readonly<Record<string, string>> = {
  name: 'The code: 2 to 32 of A to Z, 0 to 9, - and _.',
  price: '--percent: 1 to 100; --fix: an amount of at most two decimals.',
  starts_at: '--from: a day before the one of --until.',
  ends_at: '--until: a day after the one of --from.',
  uses_max: '--uses: a whole number from 1.',
  min_amount: '--min: an amount of at most two decimals.',
  max_discount: '--max: an amount of at most two decimals.',
  shop_id: '--shop: the number or slug of a shop, as `shops` lists them.',
};

function couponRefusal(name: string, error: unknown): unknown {
  if (error instanceof NotFoundError)
    return new CliError(`Nothing is changed. ${OPTIONS.shop_id}`);
  if (!(error instanceof RefusedError)) return error;
  if (error.code === 'ERROR_506')
    return new CliError(`A code ${name.toUpperCase()} is there already.`);
  const fields = Object.keys(error.fields ?? {});
  const said = fields.map((field) => `  ${OPTIONS[field] ?? field}`);
  return said.length
    ? new CliError(['Nothing is changed.', ...said].join('\n'))
    : error;
}

async function makeCoupon(run: Run): Promise<void> {
  const { answer, client, values, words } = run;
  const name = wordOf(words, 0, 'The name');
  const shop = textOf(values, 'shop');
  const worth = worthOf(values);
  const target = targetOf(values);
  const clock = await siteClock(run);
  const asked = {
    name,
    ...worth,
    for: target,
    starts_at: momentOf(values, 'from', { clock, end: false }),
    ends_at: momentOf(values, 'until', { clock, end: true }),
    uses_max: numberOf(values, 'uses'),
    min_amount: numberOf(values, 'min'),
    max_discount: numberOf(values, 'max'),
  };
  const make = async (): Promise<OperatorCouponDto> =>
    client.send('POST', '/coupons', {
      ...asked,
      shop_id: shop === undefined ? undefined : await shopIdOf(client, shop),
    });
  const coupon = await make().catch((error: unknown) => {
    throw couponRefusal(name, error);
  });
  answer(
    coupon,
    () => `${coupon.name} is made.\n${couponTable([coupon], clock)}`,
  );
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
    usage: `coupon make <NAME> --percent 10 | --fix 5 [--for delivery] [--shop shop]
      [--from day] [--until day] [--uses n] [--min amount] [--max amount]`,
    summary:
      'makes one; amounts are of the default currency, days of the site’s clock',
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
