// @module-tag both-engines
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { planCity, seedCity } from '@/example/city/seed/seed-city';
import { polygonContains } from '@/utils/address/geo';
import { localTime } from '@/server/domain/availability/shop-time';
import { CENTER } from '@/example/city/seed/zones';
import { api, it } from '@/tests/support/api/api-test';

const NOW = new Date('2026-11-18T07:00:00Z');

it.beforeAll(async () => {
  api.setNow(NOW);
  await seedCity(api.db, { now: NOW, demo: true });
}, 180_000);

async function numberOf(query: string): Promise<number> {
  const result = await api.db.execute(sql.raw(`select (${query})::int as n`));
  return (result as unknown as { rows: { n: number }[] }).rows[0]?.n ?? -1;
}

describe('the demo city', () => {
  it('is big enough', async () => {
    expect(
      await numberOf(`select count(*) from shops where type = 'restaurant'`),
    ).toBeGreaterThanOrEqual(48);
    expect(
      await numberOf(`select count(*) from shops where type = 'shop'`),
    ).toBeGreaterThanOrEqual(16);
    expect(
      await numberOf(`select count(*) from categories where kind = 'main'`),
    ).toBeGreaterThanOrEqual(12);
    expect(
      await numberOf('select count(*) from products where not addon'),
    ).toBeGreaterThanOrEqual(1200);
    expect(await numberOf('select count(*) from coupons')).toBe(5);
    expect(
      await numberOf('select count(*) from currencies where active'),
    ).toBeGreaterThanOrEqual(5);
  });

  it('has every picture it names', async () => {
    const result = await api.db.execute(sql`
      select img from products where img is not null union select logo_img from shops
      union select background_img from shops union select card_img from shops
      union select img from banners union select img from categories where img is not null
      union select img from couriers union select img from shop_galleries union select img from stories`);
    const rows = (result as unknown as { rows: { img: string }[] }).rows;
    expect(rows.length).toBeGreaterThan(300);
    const missing = rows.filter(
      ({ img }) =>
        !existsSync(
          join('example/pictures', img.replace('/storage/images', 'images')),
        ),
    );
    expect(missing).toEqual([]);
    expect(
      await numberOf(
        'select count(*) from products where not addon and img is null',
      ),
    ).toBe(0);
  });

  it('speaks three languages everywhere, and says where a place is in every further one', async () => {
    for (const [table, owner] of [
      ['shop', 'shops'],
      ['product', 'products'],
      ['category', 'categories'],
    ])
      expect(
        await numberOf(
          `select count(*) from ${table}_translations where locale in ('en', 'ar', 'ru')`,
        ),
      ).toBe(3 * (await numberOf(`select count(*) from ${owner}`)));
    const other = `select count(*) from shop_translations where locale <> 'en'`;
    expect(await numberOf(other)).toBeGreaterThan(0);
    expect(
      await numberOf(`${other} and address similar to '%(Street|Avenue)%'`),
    ).toBe(0);
  });

  it('has every kind of menu: extras, required and optional add-ons, allergens, nutrition, discounts, sold out', async () => {
    for (const query of [
      `select count(*) from extra_groups where type = 'color'`,
      `select count(*) from extra_groups where type = 'text'`,
      'select count(*) from addon_groups where min > 0',
      'select count(*) from addon_groups where min = 0',
      `select count(*) from products where allergens <> '{}' and not addon`,
      `select count(*) from products where allergens <> '{}' and addon`,
      'select count(*) from products where kcal is not null',
      'select count(*) from product_discounts',
    ])
      expect(await numberOf(query)).toBeGreaterThan(0);
    const soldOut = await numberOf(
      'select count(*) from products p where not addon and not exists (select 1 from stocks s where s.product_id = p.id and s.quantity > 0)',
    );
    expect(soldOut).toBeGreaterThan(10);
    expect(soldOut).toBeLessThan(100);
  });

  it('shows true means of its reviews', async () => {
    expect(
      await numberOf(`select count(*) from shops s where s.reviews_count <> (select count(*) from reviews r where r.shop_id = s.id)
        or s.rating_avg is distinct from (select round(avg(r.rating), 1)::float8 from reviews r where r.shop_id = s.id)`),
    ).toBe(0);
    expect(
      await numberOf('select count(*) from shops where rating_avg is null'),
    ).toBeGreaterThan(0);
  });

  it('has places open at night, split by day, always open, and closed today', async () => {
    const { body } = await api.get('/rest/shops/paginate?perPage=100');
    const closed = (
      body.data as { availability: { reason?: string; next_at?: string } }[]
    ).filter(({ availability }) => availability.reason === 'closed_day');
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(({ availability }) => availability.next_at)).toBe(true);
    expect(
      await numberOf(
        `select count(*) from shop_working_days where opens_at = '00:00' and closes_at = '00:00'`,
      ),
    ).toBeGreaterThan(0);
    expect(
      await numberOf(
        `select count(*) from shop_working_days where closes_at < opens_at`,
      ),
    ).toBeGreaterThan(0);
    expect(
      await numberOf(
        `select count(*) from shop_working_days where opens_at = '17:00'`,
      ),
    ).toBeGreaterThan(0);
  });

  it('gives the demo customer true past orders and a wallet that balances', async () => {
    expect(await numberOf('select count(*) from orders')).toBe(5);
    expect(await numberOf('select count(distinct status) from orders')).toBe(2);
    expect(
      await numberOf(`select count(*) from orders o where o.price_minor - o.discount_minor
        <> (select sum(d.total_price_minor) from order_details d where d.order_id = o.id)`),
    ).toBe(0);
    expect(await numberOf('select sum(amount_minor) from ledger_entries')).toBe(
      0,
    );
    expect(
      await numberOf(`select sum(e.amount_minor) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        join users u on u.id = a.user_id where u.email = 'demo@sofra.example'`),
    ).toBeGreaterThan(0);
    expect(
      await numberOf(
        `select count(*) from orders o join users u on u.id = o.user_id where u.email = 'guest@sofra.example'`,
      ),
    ).toBe(0);
  });

  it('lists products by the price of their first stock', async () => {
    expect(
      await numberOf(`select count(*) from products p where p.price_minor is distinct from
        (select s.price_minor from stocks s where s.product_id = p.id order by s.position, s.id limit 1)`),
    ).toBe(0);
  });

  it('has galleries, branches, stories and places the demo customer likes', async () => {
    for (const query of [
      'select min(n) from (select count(*) as n from shop_galleries group by shop_id) each',
      'select count(*) from branches',
      'select count(*) from stories',
    ])
      expect(await numberOf(query)).toBeGreaterThan(0);
    expect(await numberOf('select count(*) from likes')).toBe(5);
  });

  it('lets the demo customer sign in', async () => {
    const { status } = await api.post('/auth/login', {
      email: 'demo@sofra.example',
      password: 'sofra-demo',
    });
    expect(status).toBe(200);
  });

  it('goes on numbering where it ended', async () => {
    const result = await api.db.execute(
      sql`insert into tags (slug, translations) values ('later', '{}') returning id`,
    );
    expect((result as unknown as { rows: { id: number }[] }).rows[0]?.id).toBe(
      10,
    );
    expect(
      await numberOf(`select nextval(pg_get_serial_sequence('orders', 'id'))`),
    ).toBe(20_006);
  });

  it('is made once only', async () => {
    expect(await seedCity(api.db, { now: NOW, demo: true })).toBeNull();
  });
});

describe('the plan of a city', () => {
  it('is the same every time, but for the salt of the passwords', async () => {
    const options = { now: NOW, demo: false, shops: 25 };
    const [one, two] = [await planCity(options), await planCity(options)];
    expect(two).toEqual(one);
  });

  it('comes in any size', async () => {
    const rows = await planCity({
      now: NOW,
      demo: false,
      shops: 100,
      products: 5_010,
    });
    expect(rows.of('shops')).toHaveLength(100);
    expect(rows.of('products').filter(({ addon }) => !addon)).toHaveLength(
      5_010,
    );
    expect(new Set(rows.of('shops').map(({ slug }) => slug)).size).toBe(100);
  });

  it('lets most places deliver to the centre, a few not', async () => {
    const zones = (await planCity({ now: NOW, demo: false })).of(
      'deliveryZones',
    );
    const holding = zones.filter(({ area }) =>
      polygonContains(area, CENTER),
    ).length;
    expect(holding / zones.length).toBeGreaterThan(0.8);
    expect(holding).toBeLessThan(zones.length);
  });

  it('closes its closed-today places on whatever day it is made', async () => {
    for (let day = 0; day < 7; day++) {
      const now = new Date(+NOW + day * 86_400_000);
      const rows = await planCity({ now, demo: false, shops: 79 });
      const { date } = localTime('Asia/Tashkent', now);
      expect(rows.of('shopClosedDates').map((row) => row.day)).toContain(date);
    }
  });
});
