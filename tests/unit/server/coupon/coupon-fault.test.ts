import { expect, test } from 'vitest';
import {
  couponFault,
  type CouponState,
} from '@/server/domain/coupon/coupon-refusal';

const NOW = new Date('2024-11-21T09:00:00Z');
const running: CouponState = {
  active: true,
  shopId: null,
  startsAt: NOW,
  endsAt: null,
  uses: 7,
  usesMax: null,
};

test.each<[string, Partial<CouponState> | null, string | null]>([
  ['runs from its first moment', {}, null],
  ['is of this shop', { shopId: 1 }, null],
  ['has one use left', { usesMax: 8 }, null],
  ['ends in a moment', { endsAt: new Date(+NOW + 1) }, null],
  ['is not there', null, 'invalid_coupon'],
  ['is switched off', { active: false }, 'invalid_coupon'],
  ['is of another shop', { shopId: 2 }, 'invalid_coupon'],
  ['has not begun', { startsAt: new Date(+NOW + 1) }, 'invalid_coupon'],
  ['is over', { endsAt: NOW }, 'coupon_expired'],
  ['is used up', { usesMax: 7 }, 'used_up'],
  [
    'of another shop and over says no more than unknown',
    { shopId: 2, endsAt: NOW },
    'invalid_coupon',
  ],
])('a coupon that %s', (_, changes, code) => {
  const coupon = changes && { ...running, ...changes };
  expect(couponFault(coupon, { now: NOW, shopId: 1 })).toBe(code);
});
