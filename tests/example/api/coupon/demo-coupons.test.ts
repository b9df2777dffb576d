// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { coupons } from '@/server/db/schema/coupons';
import { provideDemoCoupons } from '@/example/city/seed/demo-coupons';
import { api, it } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';

it('gives a city that was made without them one code of each kind, and leaves an ended one ended', async () => {
  const shop = await createShop(api.db, { slug: 'burger-hovli' });
  await provideDemoCoupons(api.db);
  const check = async (coupon: string, shopId = shop.id): Promise<string> => {
    const { body } = await api.post('/rest/coupons/check', {
      coupon,
      shop_id: shopId,
    });
    return body.statusCode ?? body.data.for;
  };
  expect(await check('sofra10')).toBe('total_price');
  expect(await check('freeship')).toBe('delivery_fee');
  expect(await check('hovli3')).toBe('total_price');
  expect(await check('hovli3', shop.id + 1)).toBe('ERROR_249');
  expect(await check('summer24')).toBe('ERROR_250');
  expect(await check('first100')).toBe('ERROR_250');
  await api.db.delete(coupons).where(eq(coupons.name, 'SOFRA10'));
  await api.db
    .update(coupons)
    .set({ endsAt: new Date(1) })
    .where(eq(coupons.name, 'HOVLI3'));
  await provideDemoCoupons(api.db);
  expect(await check('sofra10')).toBe('total_price');
  expect(await check('hovli3')).toBe('ERROR_250');
});
