import { expect, test } from 'vitest';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { couponRefusal } from '@/utils/checkout/coupon-refusal';
import { quoteChanges } from '@/utils/checkout/quote-changes';
import { percentTip } from '@/utils/checkout/tip-choice';

type Line = QuoteDto['products'][number];

const PLOV: Line = {
  id: 1,
  stock_id: 11,
  title: 'Plov',
  img: null,
  options: [],
  quantity: 2,
  bonus: false,
  unit: 'portion',
  interval: 1,
  price: 10,
  discount: 0,
  total_price: 10,
};

const TEA: Line = {
  ...PLOV,
  id: 2,
  stock_id: 12,
  title: 'Tea',
  quantity: 1,
  price: 2,
  total_price: 2,
};

const QUOTE: QuoteDto = {
  id: 'a',
  expires_at: '',
  cart_version: 1,
  products: [PLOV, TEA],
  price: 12,
  total_discount: 0,
  total_tax: 0,
  total_shop_tax: 0,
  delivery_fee: 2,
  delivery_saved: 0,
  service_fee: 0.5,
  small_order_fee: 0,
  coupon_price: 0,
  coupon: null,
  tips: 1,
  currency_id: 1,
  rate: 1,
  total_price: 15.5,
  distance: 1,
  eta: null,
  availability: { can_order: true },
};

test('the same quote has no changes, whatever its id and version', () => {
  const again = { ...QUOTE, id: 'b', cart_version: 2, expires_at: 'later' };
  expect(quoteChanges(QUOTE, again, 'delivery')).toEqual([]);
});

test('a price, a number, a gone line and a new gift are told by their dishes, not as a subtotal', () => {
  const gift = { ...TEA, id: -1, bonus: true, title: 'Gift', total_price: 0 };
  const after = {
    ...QUOTE,
    products: [{ ...PLOV, quantity: 1, total_price: 6 }, gift],
    price: 6,
    total_price: 9.5,
  };
  expect(quoteChanges(QUOTE, after, 'delivery')).toEqual([
    {
      key: 'line 1',
      of: { title: 'Plov' },
      from: 10,
      to: 6,
      quantities: { from: 2, to: 1, unit: 'portion' },
    },
    {
      key: 'line 2',
      of: { title: 'Tea' },
      from: 2,
      to: null,
      quantities: null,
    },
    {
      key: 'line gift 12',
      of: { title: 'Gift' },
      from: null,
      to: 0,
      quantities: null,
    },
  ]);
});

test.each([
  ['delivery', { delivery_fee: 3 }, 2, 3],
  ['service', { service_fee: 0.8 }, 0.5, 0.8],
  ['smallOrder', { small_order_fee: 1 }, null, 1],
  ['tax', { total_shop_tax: 0.6 }, null, 0.6],
  ['tips', { tips: 0 }, 1, null],
  ['coupon', { coupon_price: 2 }, null, -2],
] as const)('a changed %s is one row', (sum, change, from, to) => {
  expect(quoteChanges(QUOTE, { ...QUOTE, ...change }, 'delivery')).toEqual([
    { key: sum, of: { sum }, from, to, quantities: null },
  ]);
});

test('a coupon that no longer holds is told with what it gave', () => {
  const before = { ...QUOTE, coupon_price: 1.5, total_price: 14 };
  const [row] = quoteChanges(before, QUOTE, 'delivery');
  expect(row).toMatchObject({ of: { sum: 'coupon' }, from: -1.5, to: null });
});

test.each([
  ['5%', 15.5, 0.78],
  ['10%', 19, 1.9],
  ['15%', 0.1, 0.02],
  ['10%', 0, 0],
] as const)('%s of %d is a tip of %d', (part, goods, tip) => {
  expect(percentTip(part, goods)).toBe(tip);
});

test('only what is about the code is a refusal of it', () => {
  const failure = {
    status: 400,
    code: 'ERROR_400',
    message: 'No.',
    fields: {},
  };
  expect(couponRefusal(undefined)).toBeNull();
  expect(couponRefusal(failure)).toBeNull();
  expect(couponRefusal({ ...failure, status: 503 })).toBeNull();
  expect(couponRefusal({ ...failure, code: 'ERROR_251' })).toBe('No.');
  const fields = { coupon: ['Orders from $20 only.'] };
  expect(couponRefusal({ ...failure, fields })).toBe('Orders from $20 only.');
});
