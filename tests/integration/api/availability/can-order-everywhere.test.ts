import { describe, expect } from 'vitest';
import type { AvailabilityDto, ShopDto } from '@/server/contracts/shop';
import {
  shopClosedDates,
  shops,
  shopWorkingDays,
} from '@/server/db/schema/catalogue';
import { pauseShop } from '@/server/domain/kitchen/pause-shop';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper, fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { and, eq } from 'drizzle-orm';

/** Wednesday noon in Tashkent. */
const NOON = new Date('2026-11-18T07:00:00Z');
const HOME = EXAMPLE_LOCATION;
const PARIS = { latitude: 48.85, longitude: 2.35 };
const CART = '/dashboard/user/cart';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface State {
  readonly name: string;
  /** Opening hours of every day; all day when omitted. */
  readonly hours?: { readonly opensAt: string; readonly closesAt: string };
  readonly open?: boolean;
  /** A day of the week without opening hours. */
  readonly restDay?: 'wednesday';
  readonly closedDate?: string;
  readonly address?: Point;
  readonly pause?: 'busy' | 'closed';
  readonly expected: AvailabilityDto;
}

const DAY = { opensAt: '10:00', closesAt: '20:00' };
const EVENING = { opensAt: '18:00', closesAt: '23:00' };

const PAUSE_END = '2026-11-18T07:50:00.000Z';

const STATES: readonly State[] = [
  {
    name: 'open',
    hours: DAY,
    expected: { can_order: true, closes_at: '2026-11-18T15:00:00.000Z' },
  },
  { name: 'always open', expected: { can_order: true } },
  {
    name: 'closed now',
    hours: EVENING,
    expected: {
      can_order: false,
      reason: 'closed_now',
      next_at: '2026-11-18T13:00:00.000Z',
    },
  },
  {
    name: 'closed on this day of the week',
    hours: DAY,
    restDay: 'wednesday',
    expected: {
      can_order: false,
      reason: 'closed_day',
      next_at: '2026-11-19T05:00:00.000Z',
    },
  },
  {
    name: 'closed on this date',
    hours: DAY,
    closedDate: '2026-11-18',
    expected: {
      can_order: false,
      reason: 'closed_day',
      next_at: '2026-11-19T05:00:00.000Z',
    },
  },
  {
    name: 'switched off',
    open: false,
    expected: { can_order: false, reason: 'shop_off' },
  },
  {
    name: 'busy for a while',
    hours: DAY,
    pause: 'busy',
    expected: { can_order: false, reason: 'busy', next_at: PAUSE_END },
  },
  {
    name: 'closed by its kitchen',
    hours: DAY,
    pause: 'closed',
    expected: { can_order: false, reason: 'closed_now', next_at: PAUSE_END },
  },
  {
    name: 'out of its zone',
    address: PARIS,
    expected: { can_order: false, reason: 'out_of_zone' },
  },
];

const query = ({ latitude, longitude }: Point): string =>
  `address[latitude]=${latitude}&address[longitude]=${longitude}`;

/** A shop in a state, and a customer who filled a cart there while it was open. */
async function arrange(state: State) {
  const { closedDate, hours, open = true, pause, restDay } = state;
  api.setNow(NOON);
  const { id } = await createShop(api.db, { hours });
  const { stockId } = await createProduct(api.db, id);
  const shopper = await createShopper(api);
  const cartId = await fillCart(api, shopper, { shopId: id, stockId });
  await api.db.update(shops).set({ open }).where(eq(shops.id, id));
  if (restDay)
    await api.db
      .delete(shopWorkingDays)
      .where(
        and(eq(shopWorkingDays.shopId, id), eq(shopWorkingDays.day, restDay)),
      );
  if (closedDate)
    await api.db
      .insert(shopClosedDates)
      .values({ shopId: id, day: closedDate });
  if (pause)
    await pauseShop({ db: api.db }, id, {
      until: new Date(PAUSE_END),
      reason: pause,
    });
  forgetCached('');
  return { id, cartId, shopper };
}

async function availabilityOf(path: string): Promise<AvailabilityDto> {
  return (await api.get(path)).body.data.availability;
}

describe('whether a shop can be ordered from', () => {
  it.each(STATES)(
    'is the same for every call when it is $name',
    async (state) => {
      const { cartId, id, shopper } = await arrange(state);
      const { address = HOME, expected } = state;
      const outside = expected.reason === 'out_of_zone';
      const near = query(address);

      const listed: ShopDto[] = (
        await api.get(`/rest/shops/paginate?perPage=100&${near}`)
      ).body.data;
      const row = listed.find((shop) => shop.id === id);
      if (outside) expect(row).toBeUndefined();
      else expect(row?.availability).toEqual(expected);

      const chosen = await api.get(`/rest/shops?shops[0]=${id}&${near}`);
      expect(chosen.body.data[0].availability).toEqual(expected);
      expect(await availabilityOf(`/rest/shops/${id}?${near}`)).toEqual(
        expected,
      );
      const check = await api.get(`/rest/shop-working-check/${id}?${near}`);
      expect(check.body.data).toEqual(expected);

      const quote = await api.post(
        `${CART}/calculate/${cartId}`,
        { type: 'delivery', address },
        shopper,
      );
      expect(quote.body.data.availability).toEqual(expected);

      // A cart knows no address, and a pickup asks for none.
      const anywhere = outside ? { can_order: true } : expected;
      const cart = await api.get(CART, shopper);
      expect(cart.body.data.shop.availability).toEqual(anywhere);
      expect(await availabilityOf(`/rest/shops/${id}`)).toEqual(anywhere);
      expect(
        await availabilityOf(`/rest/shops/${id}?pickup=1&${near}`),
      ).toEqual(anywhere);
      const pickup = await api.post(
        `${CART}/calculate/${cartId}`,
        { type: 'pickup' },
        shopper,
      );
      expect(pickup.body.data.availability).toEqual(anywhere);

      const open = await api.get('/rest/shops/paginate?perPage=100&open=1');
      const openIds = open.body.data.map((shop: ShopDto) => shop.id);
      expect(openIds.includes(id)).toBe(anywhere.can_order);
    },
  );

  it('at another time is the same for the check of its day, its slots and the quote', async () => {
    const { cartId, id, shopper } = await arrange({
      name: '',
      hours: EVENING,
      closedDate: '2026-11-19',
      expected: { can_order: false },
    });
    const dayOf = async (date: string): Promise<AvailabilityDto> =>
      (await api.get(`/rest/shop-working-check/${id}?date=${date}`)).body.data;
    const quoteFor = async (date: string): Promise<AvailabilityDto> =>
      (
        await api.post(
          `${CART}/calculate/${cartId}`,
          {
            type: 'pickup',
            delivery_date: date,
            delivery_time: '19:00',
          },
          shopper,
        )
      ).body.data.availability;
    const { body } = await api.get(`/rest/shops/${id}/slots?type=pickup`);
    for (const { date, slots } of body.data as {
      date: string;
      slots: object[];
    }[]) {
      const isOpen = date !== '2026-11-19';
      expect(slots.length > 0, date).toBe(isOpen);
      expect((await dayOf(date)).can_order, date).toBe(isOpen);
      expect((await quoteFor(date)).can_order, date).toBe(isOpen);
    }
    expect(await dayOf('2026-11-19')).toEqual(await quoteFor('2026-11-19'));
  });
});

describe('the moment a shop opens or closes', () => {
  it('is seen by every call at once', async () => {
    const { id } = await arrange({
      name: '',
      hours: DAY,
      expected: { can_order: true },
    });
    for (const [time, isOpen] of [
      ['2026-11-18T14:59:59.999Z', true],
      ['2026-11-18T15:00:00Z', false],
      ['2026-11-19T04:59:59.999Z', false],
      ['2026-11-19T05:00:00Z', true],
      ['2026-11-18T07:00:00Z', true],
    ] as const) {
      api.setNow(new Date(time));
      const detail = await api.get(`/rest/shops/${id}`);
      expect(detail.body.data.open, time).toBe(isOpen);
      const check = await api.get(`/rest/shop-working-check/${id}`);
      expect(check.body.data.can_order, time).toBe(isOpen);
    }
  });
});
