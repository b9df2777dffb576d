import { expect, test } from 'vitest';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import {
  judgePress,
  type Press,
  type PressContext,
} from '@/utils/checkout/kept-press';
import { KEPT_PRESS_MS } from '@/utils/constants/timings';

const SHOWN: QuoteDto = {
  id: 'a',
  expires_at: '',
  cart_version: 1,
  products: [],
  price: 12,
  total_discount: 0,
  total_tax: 0,
  total_shop_tax: 0,
  delivery_fee: 2,
  delivery_saved: 0,
  service_fee: 0,
  small_order_fee: 0,
  coupon_price: 0,
  coupon: null,
  tips: 0,
  currency_id: 1,
  rate: 1,
  total_price: 14,
  distance: 1,
  eta: { from: '2026-03-04T09:30:00Z', to: '2026-03-04T09:40:00Z' },
  availability: { can_order: true },
};
const SAME = { ...SHOWN, id: 'b', expires_at: 'later' };
const LATER = {
  ...SAME,
  eta: { from: '2026-03-04T09:35:00Z', to: '2026-03-04T09:45:00Z' },
};
const DEARER = { ...SAME, delivery_fee: 3, total_price: 15 };
const CLOSED: QuoteDto = {
  ...SAME,
  availability: { can_order: false, reason: 'closed_now' },
};
const SOLD_OUT: QuoteDto = {
  ...SAME,
  availability: { can_order: false, reason: 'out_of_stock' },
};

const PRESS: Press = { at: 1_000, shown: SHOWN, choices: 'asap, 2 plov' };
const CONTEXT: PressContext = {
  now: 2_000,
  choices: PRESS.choices,
  values: { type: 'delivery', when: 'asap' },
  quote: SAME,
  isFailed: false,
  isHidden: false,
};
const SLOT = { type: 'delivery', when: '2026-03-04 12:00' } as const;

test.each<
  [string, string, Partial<PressContext>, shown?: QuoteDto | null, at?: number]
>([
  ['the same total, time and availability', 'order', {}],
  ['no quote yet', 'wait', { quote: null }],
  ['another total', 'ask', { quote: DEARER }],
  ['another promised time', 'ask', { quote: LATER }],
  [
    'another window of the chosen slot',
    'order',
    { quote: LATER, values: SLOT },
  ],
  ['no time any more', 'ask', { quote: { ...SAME, eta: null } }],
  ['a shop that has closed', 'refused', { quote: CLOSED }],
  ['another reason against it', 'refused', { quote: SOLD_OUT }, CLOSED],
  ['what was refused before, too', 'order', { quote: CLOSED }, CLOSED],
  ['what was refused before and is not now', 'unseen', {}, CLOSED],
  ['no total at the press', 'unseen', {}, null],
  ['no total at the press, nor now', 'wait', { quote: null }, null],
  ['a failed quote', 'failed', { quote: null, isFailed: true }],
  ['a failed quote beside an older one', 'failed', { isFailed: true }],
  [
    'no quote at the last moment',
    'wait',
    { quote: null },
    SHOWN,
    2_001 - KEPT_PRESS_MS,
  ],
  ['no quote in time', 'failed', { quote: null }, SHOWN, 2_000 - KEPT_PRESS_MS],
  ['a quote that came too late', 'failed', {}, SHOWN, 2_000 - KEPT_PRESS_MS],
  ['another choice', 'changed', { choices: 'asap, 3 plov' }],
  ['another choice before its quote', 'changed', { choices: '', quote: null }],
  ['a hidden tab', 'left', { isHidden: true }],
  ['a hidden tab before the quote', 'left', { isHidden: true, quote: null }],
])('%s: %s', (_name, verdict, context, shown = SHOWN, at = PRESS.at) => {
  expect(judgePress({ ...PRESS, shown, at }, { ...CONTEXT, ...context })).toBe(
    verdict,
  );
});
