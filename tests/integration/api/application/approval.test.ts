// @module-tag both-engines
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  answerApplication,
  createMainCategory,
  createUpload,
  sellerData,
  SHOPS,
} from '@/tests/support/factories/application';
import {
  createFilledCart,
  createShopper,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createSignedInUser } from '@/tests/support/factories/user';
import { operate } from '@/tests/support/api/operator-tool';
import { distanceKm, polygonContains } from '@/utils/address/geo';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

let owner: Awaited<ReturnType<typeof createSignedInUser>>;

beforeEach(async () => {
  owner = await createSignedInUser(api);
});

async function apply(more: object = {}, lang = 'en'): Promise<number> {
  const sent = await api.post(
    `${SHOPS}?lang=${lang}`,
    { data: sellerData(more) },
    { token: owner.token },
  );
  return sent.body.data.id as number;
}

const rows = async (query: ReturnType<typeof sql>) =>
  (
    (await api.db.execute(query)) as unknown as {
      rows: Record<string, unknown>[];
    }
  ).rows;

const profile = async () =>
  (await api.get('/dashboard/user/profile/show', { token: owner.token })).body
    .data;

const listedIds = async (): Promise<number[]> => {
  const { latitude, longitude } = EXAMPLE_LOCATION;
  const list = await api.get(
    `/rest/shops/paginate?perPage=100&address[latitude]=${latitude}&address[longitude]=${longitude}`,
  );
  return (list.body.data as { id: number }[]).map(({ id }) => id);
};

const sitemap = async (): Promise<string> => {
  const address = 'http://localhost/sitemap-shops.xml?from=1';
  return (await api.fetch(new Request(address))).text();
};

describe('an approved seller', () => {
  it('has a shop with everything that was asked for, not open', async () => {
    // ways to pay, and a zone of the site's clocks
    await createFilledCart(api, { shop: { timezone: 'Asia/Tashkent' } });
    const category = await createMainCategory(api.db);
    const owns = () => createUpload(api.db, owner.user.id, 'public');
    const [logo, cover] = [await owns(), await owns()];
    const id = await apply({
      logo_img: logo,
      background_img: cover,
      category_ids: [category],
      hours: [
        { day: 'monday', from: '09:00', to: '14:00' },
        { day: 'monday', from: '18:00', to: '02:00' },
        { day: 'sunday', from: '', to: '', disabled: true },
      ],
    });
    const approved = await answerApplication(api, id, { status: 'approved' });
    const shopId = approved.body.data.shop_id as number;
    expect(approved.body.data).toMatchObject({
      status: 'approved',
      version: 2,
    });
    const shop = (await api.get(`/rest/shops/${shopId}?lang=ru`)).body.data;
    expect(shop).toMatchObject({
      id: shopId,
      slug: 'anor-tandir',
      type: 'restaurant',
      open: false,
      phone: '+998712554545',
      min_amount: 10,
      price: 1.9,
      price_per_km: 0.5,
      logo_img: `/storage/images/${logo}`,
      background_img: `/storage/images/${cover}`,
      location: { ...EXAMPLE_LOCATION },
      timezone: 'Asia/Tashkent',
      translation: {
        title: 'Анор Тандыр',
        address: 'Shota Rustaveli Street 45',
      },
      categories: [{ id: category }],
      availability: { can_order: false, reason: 'shop_off' },
    });
    expect(
      shop.shop_working_days.map((day: Record<string, unknown>) => [
        day.day,
        day.from,
        day.to,
      ]),
    ).toEqual([
      ['monday', '09:00', '14:00'],
      ['monday', '18:00', '02:00'],
    ]);
    expect(
      shop.shop_payments.map(
        (one: { payment: { tag: string } }) => one.payment.tag,
      ),
    ).toEqual(expect.arrayContaining(['cash', 'wallet']));
    const zone = (await api.get(`/rest/shop/delivery-zone/${shopId}`)).body.data
      .address as [number, number][];
    const centre = [
      EXAMPLE_LOCATION.latitude,
      EXAMPLE_LOCATION.longitude,
    ] as const;
    expect(polygonContains(zone, centre)).toBe(true);
    for (const corner of zone)
      expect(distanceKm(centre, corner)).toBeCloseTo(4, 1);
    expect(
      await rows(
        sql`select path, used_for from uploads where user_id = ${owner.user.id} order by path`,
      ),
    ).toEqual(
      [logo, cover]
        .toSorted()
        .map((path) => ({ path, used_for: `shop:${shopId}` })),
    );
    expect(await profile()).toMatchObject({
      role: 'seller',
      firstname: 'Test',
      shop: {
        id: shopId,
        slug: 'anor-tandir',
        open: false,
        translation: { title: 'Anor Tandir' },
      },
    });
  });

  it('is in no list before it has something to sell; then it opens, and a customer orders', async () => {
    await createFilledCart(api);
    const shopper = await createShopper(api);
    await listedIds();
    const id = await apply();
    const told = await operate(api, ['application', String(id), 'approve']);
    expect(told.out).toMatch(
      /Application \d+ \(Anor Tandir\) is approved\.\nIts shop is (\d+), not open yet/,
    );
    const shopId = Number(/Its shop is (\d+)/.exec(told.out)?.[1]);
    const status = async () => (await api.get(`/rest/shops/${shopId}`)).status;
    await expect.poll(status).toBe(200);
    expect(await listedIds()).not.toContain(shopId);
    expect(await sitemap()).not.toContain(`/restaurant/${shopId}<`);
    const product = await createProduct(api.db, shopId, { priceMinor: 1_500 });
    const opened = await operate(api, ['shop', 'open', String(shopId)]);
    expect(opened.out).toContain('is open, within its hours');
    await expect.poll(listedIds).toContain(shopId);
    expect(await sitemap()).toContain(`/restaurant/${shopId}<`);
    const cartId = await fillCart(api, shopper, {
      shopId,
      stockId: product.stockId,
    });
    const [cash] = await rows(sql`select id from payments where tag = 'cash'`);
    const order = await placeOrder(
      api,
      shopper,
      orderBody(cartId, Number(cash?.id)),
    );
    expect(order.body.data).toMatchObject({
      status: 'new',
      shop: { id: shopId },
    });
  });

  it.for([
    [
      { translations: { ru: { title: 'Чайхана «Щедрая»' } } },
      /^chaykhana-shchedraya$/,
    ],
    [{ translations: { en: { title: 'საცივი' } } }, /^satsivi$/],
    [{ translations: { ar: { title: 'مخبز' } } }, /^mkhbz$/],
    [{ translations: { en: { title: '🍕' } } }, /^pizza$/],
    [{ translations: { en: { title: '!!!' } } }, /^restaurant-a\d+$/],
    [{ translations: { en: { title: '365' } } }, /^restaurant-a\d+$/],
    [
      { type: 'shop', translations: { fr: { title: 'Crème Brûlée!' } } },
      /^creme-brulee$/,
    ],
    [
      { translations: { fr: { title: 'Crème brûlée' } } },
      /^creme-brulee-a\d+$/,
    ],
  ] as const)('of %j has a free address', async ([more, slug]) => {
    const id = await apply(more);
    const { shop_id: shopId } = (
      await answerApplication(api, id, { status: 'approved' })
    ).body.data;
    const [shop] = await rows(sql`select slug from shops where id = ${shopId}`);
    expect(shop?.slug).toMatch(slug);
  });

  it('has an address of its own when those made of its name are taken', async () => {
    const slug = 'zira-zarchava';
    const id = await apply({
      translations: { en: { title: 'Zira Zarchava' } },
    });
    for (const taken of [slug, `${slug}-a${id}`, `${slug}-a${id}-2`])
      await createShop(api.db, { slug: taken });
    const approved = await answerApplication(api, id, { status: 'approved' });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    const { shop_id: shopId } = approved.body.data;
    const [shop] = await rows(sql`select slug from shops where id = ${shopId}`);
    expect(shop?.slug).toBe(`${slug}-a${id}-3`);
  });

  it('delivers in the polygon that was drawn', async () => {
    const points = [
      [41.28, 69.2],
      [41.31, 69.2],
      [41.31, 69.25],
      [41.28, 69.25],
    ];
    const closed = [...points, points[0]];
    const id = await apply({ zone: { kind: 'polygon', points: closed } });
    const { shop_id: shopId } = (
      await answerApplication(api, id, { status: 'approved' })
    ).body.data;
    const zone = await api.get(`/rest/shop/delivery-zone/${shopId}`);
    expect(zone.body.data.address).toEqual(points);
  });
});
