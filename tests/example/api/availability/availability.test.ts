import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import type { ShopDto } from '@/server/contracts/shop';
import { shops, shopWorkingDays } from '@/server/db/schema/catalogue';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { CITY_NOON, seededIt as it } from '@/tests/example/support/seeded-api';
import { api } from '@/tests/support/api/api-test';

const HOME =
  'address[latitude]=41.29109522493603&address[longitude]=69.22549522044032';
const PARIS = 'address[latitude]=48.85&address[longitude]=2.35';

let shop: ShopDto;

it.beforeAll(async () => {
  [shop] = (await api.get(`/rest/shops/paginate?${HOME}`)).body.data;
  await api.db
    .delete(shopWorkingDays)
    .where(eq(shopWorkingDays.shopId, shop.id));
  await api.db.insert(shopWorkingDays).values(
    (['monday', 'tuesday', 'wednesday', 'friday'] as const).map((day) => ({
      shopId: shop.id,
      day,
      opensAt: '10:00',
      closesAt: '20:00',
    })),
  );
  forgetCached('shops:');
});

describe('the working check', () => {
  it('says until when the shop is open now', async () => {
    const { body } = await api.get(`/rest/shop-working-check/${shop.id}`);
    expect(body.data).toEqual({
      can_order: true,
      closes_at: '2026-11-18T15:00:00.000Z',
    });
  });

  it('looks at the asked day of the shop’s own calendar', async () => {
    const check = async (date: string): Promise<unknown> =>
      (await api.get(`/rest/shop-working-check/${shop.uuid}?date=${date}`)).body
        .data;
    expect(await check('2026-11-20')).toMatchObject({ can_order: true });
    expect(await check('2026-11-19')).toEqual({
      can_order: false,
      reason: 'closed_day',
      next_at: '2026-11-20T05:00:00.000Z',
    });
    expect(await check('2026-11-17')).toMatchObject({ can_order: false });
    expect(
      (await api.get(`/rest/shop-working-check/${shop.id}?date=tomorrow`))
        .status,
    ).toBe(400);
    expect((await api.get('/rest/shop-working-check/999999')).status).toBe(404);
  });
});

describe('slots', () => {
  it('are half hours of seven days in the shop’s own time', async () => {
    const { body, status } = await api.get(
      `/rest/shops/${shop.id}/slots?type=pickup`,
    );
    expect(status).toBe(200);
    const days = body.data as SlotDayDto[];
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(days[1]?.slots).toEqual([]);
    expect(days[2]?.slots[0]).toEqual({
      time: '10:00',
      from: '2026-11-20T05:00:00.000Z',
      to: '2026-11-20T05:30:00.000Z',
    });
    expect(days[2]?.slots).toHaveLength(20);
    const [today] = days;
    expect(Date.parse(today?.slots[0]?.from ?? '')).toBeGreaterThanOrEqual(
      +CITY_NOON + shop.delivery_time.from * 60_000,
    );
  });

  it('of a delivery begin later than of a pickup, and refuse an unknown type', async () => {
    const first = async (query: string): Promise<string> =>
      (await api.get(`/rest/shops/${shop.id}/slots?${query}`)).body.data[0]
        .slots[0].from as string;
    expect(
      (await first(`type=delivery&${HOME}`)) >= (await first('type=pickup')),
    ).toBe(true);
    expect(
      (await api.get(`/rest/shops/${shop.id}/slots?type=drone`)).status,
    ).toBe(400);
  });
});

describe('delivery zones', () => {
  it('are asked over all open shops', async () => {
    const path = '/rest/shop/delivery-zone/check/distance';
    expect((await api.get(`${path}?${HOME}`)).body.data).toBe('success');
    const far = await api.get(`${path}?${PARIS}`);
    expect(far.status).toBe(400);
    expect(far.body.statusCode).toBe('ERROR_433');
    const missing = await api.get(path);
    expect(missing.status).toBe(400);
    expect(missing.body.params).toHaveProperty('address');
  });

  it('are asked of one shop, with distance and fee', async () => {
    const path = `/rest/shop/${shop.id}/delivery-zone/check/distance`;
    const near = await api.get(`${path}?${HOME}`);
    expect(near.body.data).toMatchObject({
      distance: shop.distance,
      delivery_fee: shop.delivery_fee,
    });
    expect((await api.get(`${path}?${PARIS}`)).body.statusCode).toBe(
      'ERROR_433',
    );
    expect(
      (await api.get(`/rest/shop/999999/delivery-zone/check/distance?${HOME}`))
        .status,
    ).toBe(404);
  });

  it('are shown as a polygon of [latitude, longitude]', async () => {
    const { body } = await api.get(`/rest/shop/delivery-zone/${shop.id}`);
    expect(body.data.shop_id).toBe(shop.id);
    expect(body.data.address.length).toBeGreaterThanOrEqual(10);
    expect(body.data.address[0][0]).toBeCloseTo(41.3, 0);
    expect((await api.get('/rest/shop/delivery-zone/999999')).status).toBe(404);
  });
});

describe('a shop that is switched off', () => {
  it('is closed everywhere at once', async () => {
    await api.db
      .update(shops)
      .set({ open: false })
      .where(eq(shops.id, shop.id));
    forgetCached('shops:');
    const detail = await api.get(`/rest/shops/${shop.id}`);
    expect(detail.body.data.open).toBe(false);
    expect(detail.body.data.availability).toEqual({
      can_order: false,
      reason: 'shop_off',
    });
    const check = await api.get(`/rest/shop-working-check/${shop.id}`);
    expect(check.body.data.reason).toBe('shop_off');
    const slots = await api.get(`/rest/shops/${shop.id}/slots`);
    expect(
      slots.body.data.every(({ slots: list }: SlotDayDto) => list.length === 0),
    ).toBe(true);
  });
});
