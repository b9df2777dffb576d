import { describe, expect, test } from 'vitest';
import type { SavedAddress } from '@/utils/address/saved-address';
import { initialAddress } from '@/utils/address/checkout-address';
import { doorOf } from '@/utils/address/door';
import {
  ASAP,
  chargedAmount,
  type CheckoutValues,
  orderBody,
  quoteBody,
  readAmount,
  slotOf,
  tipOf,
} from '@/utils/checkout/checkout-form';
import { isTipChoice } from '@/utils/checkout/tip-choice';
import { checkoutSchema } from '@/utils/form/checkout-schema';

const HOME: SavedAddress = {
  id: 5,
  title: 'Home',
  address: 'Navoi Street 30',
  office: '37',
  house: null,
  floor: '4',
  entrance: null,
  comment: 'Code 37K',
  location: { latitude: 41.31, longitude: 69.24 },
  leaveAtDoor: false,
  active: true,
};

const VALUES: CheckoutValues = {
  type: 'delivery',
  when: ASAP,
  address: { id: 5, title: HOME.address, ...HOME.location },
  house: '',
  entrance: '',
  floor: '4',
  office: '37',
  comment: 'Code 37K',
  leaveAtDoor: false,
  typedAddress: '',
  saveAddress: false,
  name: 'Dilnoza',
  phone: '+998 90 123 45 67',
  paymentId: 1,
  tip: '10%',
  otherTip: '',
  coupon: '',
  forOther: false,
  receiverName: '',
  receiverPhone: '',
  branchId: null,
};

const STREET = { id: null, title: 'Navoi Street', ...HOME.location };

const TERMS = {
  cartId: 9,
  currencyId: 1,
  quoteId: 'q',
  goods: 20,
};

async function errorOf(
  values: Partial<CheckoutValues>,
): Promise<string | null> {
  return checkoutSchema('+998')
    .validate({ ...VALUES, ...values })
    .then(
      () => null,
      (error: Error) => error.message,
    );
}

describe('what is asked and what is ordered', () => {
  test('a delivery as soon as possible has its point and no time', () => {
    expect(quoteBody(VALUES, 1, 20)).toEqual({
      type: 'delivery',
      currency_id: 1,
      tips: 2,
      address: HOME.location,
    });
  });

  test('a delivery without an address cannot be asked for', () => {
    expect(quoteBody({ ...VALUES, address: null }, 1)).toBeNull();
  });

  test('a pickup has neither point nor tip, and a slot its date and time', () => {
    const values = {
      ...VALUES,
      type: 'pickup',
      when: '2026-11-22 19:45',
    } as const;
    expect(quoteBody(values, 1, 20)).toEqual({
      type: 'pickup',
      currency_id: 1,
      tips: 0,
      delivery_date: '2026-11-22',
      delivery_time: '19:45',
    });
    expect(orderBody(values, TERMS)).not.toHaveProperty('address');
  });

  test('the order repeats the wishes of its quote and adds the door', () => {
    const body = orderBody({ ...VALUES, leaveAtDoor: true }, TERMS);
    expect(body).toMatchObject({
      cart_id: 9,
      quote_id: 'q',
      tips: 2,
      location: HOME.location,
      address: {
        address: 'Navoi Street 30',
        entrance: null,
        floor: '4',
        office: '37',
        comment: 'Code 37K',
        leave_at_door: true,
      },
    });
  });

  test.each([
    ['', 0],
    ['4', 4],
    ['4,5', 4.5],
    [' 4.50 ', 4.5],
  ])('the typed amount "%s" is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
    expect(tipOf({ type: 'delivery', tip: 'other', otherTip: text })).toBe(
      amount,
    );
  });

  test.each([
    ['UZS', '1000,4', '1000'],
    ['UZS', '1000.50', '1001'],
    ['UZS', 'much', 'much'],
    ['UZS', '', ''],
    ['USD', '4,50', '4,50'],
  ])(
    'in %s the typed amount "%s" is charged as "%s"',
    (title, text, charged) => {
      expect(chargedAmount(text, { title })).toBe(charged);
    },
  );

  test('what is no amount is no tip', () => {
    for (const text of ['abc', '-1', '1.234', '1e9']) {
      expect(readAmount(text)).toBeNaN();
      expect(tipOf({ type: 'delivery', tip: 'other', otherTip: text })).toBe(0);
    }
  });

  test('as soon as possible and nothing chosen have no slot', () => {
    expect(slotOf(ASAP)).toEqual({});
    expect(slotOf('')).toEqual({});
  });
});

describe('the address a checkout begins with', () => {
  test('is the one chosen for the site, as the saved one when it is that', () => {
    const chosen = {
      title: 'Navoi',
      latitude: 41.310_01,
      longitude: 69.240_01,
    };
    expect(initialAddress(chosen, [HOME])?.id).toBe(5);
    expect(initialAddress({ ...chosen, latitude: 41.5 }, [HOME])).toMatchObject(
      {
        id: null,
        title: 'Navoi',
      },
    );
  });

  test('is the active saved one when none is chosen, else none', () => {
    expect(initialAddress(null, [HOME])?.title).toBe('Navoi Street 30');
    expect(initialAddress(null, [{ ...HOME, active: false }])).toBeNull();
  });

  test('brings the details of its door', () => {
    expect(doorOf({ ...HOME, leaveAtDoor: true })).toEqual({
      house: '',
      entrance: '',
      floor: '4',
      office: '37',
      comment: 'Code 37K',
      leaveAtDoor: true,
    });
  });
});

describe('the rules of the form', () => {
  test.each([
    [{}, null],
    [{ when: '' }, 'checkout.when.required'],
    [{ address: null }, 'checkout.where.required'],
    [{ address: null, type: 'pickup' }, null],
    [{ address: STREET }, 'checkout.where.houseRequired'],
    [{ address: STREET, house: '30' }, null],
    [{ address: STREET, entrance: '2' }, null],
    [{ address: STREET, type: 'pickup' }, null],
    [{ name: '  ' }, 'form.required'],
    [{ phone: '' }, 'form.phoneEmpty'],
    [{ phone: 'call me' }, 'form.phone'],
    [{ phone: '12-34' }, 'form.phone'],
    [{ paymentId: null }, 'checkout.pay.required'],
    [{ tip: 'other', otherTip: 'much' }, 'checkout.tip.invalid'],
    [{ tip: 'other', otherTip: ' ' }, 'checkout.tip.required'],
    [{ tip: 'other', otherTip: '4,50' }, null],
    [{ tip: 'other', otherTip: '0' }, null],
    [{ tip: 'other', otherTip: '', type: 'pickup' }, null],
    [{ tip: 'other', otherTip: 'much', type: 'pickup' }, null],
    [{ forOther: true }, 'form.required'],
    [
      { forOther: true, receiverName: 'Aziza', receiverPhone: 'ask' },
      'form.phone',
    ],
    [
      { forOther: true, receiverName: 'Aziza', receiverPhone: '+998901112233' },
      null,
    ],
    [{ comment: 'x'.repeat(401) }, 'form.tooLong'],
  ] as const)('%o → %s', async (values, message) => {
    expect(await errorOf(values as Partial<CheckoutValues>)).toBe(message);
  });
});

test.each([
  [0, true],
  ['10%', true],
  ['other', true],
  [2, false],
  ['20%', false],
])('a kept tip of %s is on offer: %s', (kept, isOffered) => {
  expect(isTipChoice(kept)).toBe(isOffered);
});
