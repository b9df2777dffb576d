// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { uploads } from '@/server/db/schema/uploads';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper, type Shopper } from '@/tests/support/factories/cart';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { photo, upload } from '@/tests/support/factories/upload';

const BASE = '/dashboard/seller/shops';

let owner: Shopper;
let shop: TestShop;

beforeEach(async () => {
  owner = await createShopper(api);
  shop = await createShop(api.db, { ownerId: owner.userId });
});

const at = () => `${BASE}/${shop.id}`;

const read = async () => (await api.get(at(), owner)).body.data;

async function put(change: object, lang = 'en') {
  const { version } = await read();
  return api.call('PUT', `${at()}?lang=${lang}`, {
    ...owner,
    body: { version, ...change },
  });
}

const shown = async () => (await api.get(`/rest/shops/${shop.id}`)).body.data;

async function sendPicture(): Promise<string> {
  const sent = await upload(
    api,
    owner.token,
    await photo().jpeg().toBuffer(),
    'shop',
  );
  return String(sent.body.data.title);
}

const usedFor = async (address: string) => {
  const path = address.replace('/storage/images/', '');
  const [row] = await api.db
    .select({ usedFor: uploads.usedFor })
    .from(uploads)
    .where(eq(uploads.path, path));
  return row?.usedFor;
};

describe('an owner’s shops', () => {
  it('are listed, each with its version, and are not those of others', async () => {
    const second = await createShop(api.db, { ownerId: owner.userId });
    await createShop(api.db);
    const { body } = await api.get(BASE, owner);
    expect(body.data).toMatchObject([
      { id: shop.id, version: 1, open: true },
      { id: second.id, version: 1 },
    ]);
    const stranger = await createShopper(api);
    expect((await api.get(BASE, stranger)).body.data).toEqual([]);
    expect((await api.get(at(), stranger)).status).toBe(404);
    expect((await api.get(`${at()}/changes`, stranger)).status).toBe(404);
  });

  it('change in every field that is the owner’s, and customers see them', async () => {
    const changed = await put({
      translations: {
        de: { title: 'Ofen', description: 'Brot', address: 'Weg 1' },
        ru: null,
      },
      phone: '+998712000000',
      hours: [{ day: 'monday', from: '10:00', to: '20:00', disabled: false }],
      closed_days: ['2090-01-01'],
      min_amount: 12,
      price: 2,
      price_per_km: 0.5,
      small_order_fee: 1.5,
      free_delivery_from: 60,
      delivery_minutes_from: 25,
      delivery_minutes_to: 45,
      accept_minutes: 15,
      payments: ['cash'],
      zone: { kind: 'radius', radius_km: 2 },
      branches: [
        {
          translations: { en: { title: 'North', address: 'Hill 2' } },
          location: { ...EXAMPLE_LOCATION },
          phone: '+998712000001',
        },
      ],
    });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({
      version: 2,
      phone: '+998712000000',
      closed_days: ['2090-01-01'],
      small_order_fee: 1.5,
      free_delivery_from: 60,
      delivery_minutes_from: 25,
      delivery_minutes_to: 45,
      accept_minutes: 15,
      payments: ['cash'],
      zone: { kind: 'radius', radius_km: 2 },
      branches: [
        {
          translations: { en: { title: 'North', address: 'Hill 2' } },
          phone: '+998712000001',
        },
      ],
    });
    expect(changed.body.data.translations.ru).toBeUndefined();
    await api.heard();
    expect(await shown()).toMatchObject({ min_amount: 12, price: 2 });
    const { data } = (await api.get(`/rest/branches?shop_id=${shop.id}`)).body;
    expect(data).toMatchObject([{ translation: { title: 'North' } }]);
    const one = await api.get(`/rest/branches/${data[0].id}`);
    expect(one.status).toBe(200);
    const left = await put({ branches: [] });
    expect(left.body.data.branches).toEqual([]);
    expect((await api.get(`/rest/branches/${data[0].id}`)).status).toBe(404);
  });

  it('lose words that are sent empty, and keep those that are not sent', async () => {
    await put({
      translations: {
        en: { title: 'Oven', description: 'Bread', address: 'A' },
      },
    });
    const changed = await put({ translations: { en: { description: '' } } });
    expect(changed.body.data.translations.en).toEqual({
      title: 'Oven',
      description: null,
      address: 'A',
    });
  });

  it('take null for a fee that is none any more', async () => {
    await put({ small_order_fee: 1, free_delivery_from: 30 });
    const changed = await put({
      small_order_fee: null,
      free_delivery_from: '',
    });
    expect(changed.status).toBe(400);
    const done = await put({ small_order_fee: null, free_delivery_from: null });
    expect(done.body.data).toMatchObject({
      small_order_fee: null,
      free_delivery_from: null,
    });
  });

  it('keep what the operator alone changes', async () => {
    for (const [field, value] of Object.entries({
      tax_percent: 0,
      service_fee_percent: 0,
      owner: null,
      timezone: 'Europe/Oslo',
    })) {
      const refused = await put({ [field]: value });
      expect(refused.status, field).toBe(400);
      expect(refused.body.params[field]).toEqual([
        'Only the operator of the site changes this',
      ]);
    }
    expect((await read()).version).toBe(1);
  });

  it('are refused at the field, in the owner’s language', async () => {
    const refused = await put(
      {
        hours: [],
        phone: '+123456',
        payments: [],
        delivery_minutes_from: 50,
        delivery_minutes_to: 20,
        zone: { kind: 'radius', radius_km: 0.1 },
        translations: { en: { title: '' } },
        category_ids: [999_999],
        branches: [{ translations: {}, location: { ...EXAMPLE_LOCATION } }],
      },
      'de',
    );
    expect(refused.status).toBe(400);
    expect(refused.body.params).toMatchObject({
      hours: ['Wähle mindestens einen Tag'],
      payments: ['Wähle mindestens eine Zahlungsart'],
      delivery_minutes_to: [
        'Die längere Zeit darf nicht unter der kürzeren liegen',
      ],
      phone: expect.any(Array),
      zone: expect.any(Array),
      'translations.en.title': expect.any(Array),
      'category_ids.0': expect.any(Array),
      'branches.0.translations': expect.any(Array),
    });
    expect((await read()).version).toBe(1);
  });

  it('show own pictures only, and let go of those that went', async () => {
    const [logo, room] = [await sendPicture(), await sendPicture()];
    const stranger = await createShopper(api);
    const foreign = await upload(
      api,
      stranger.token,
      await photo().jpeg().toBuffer(),
      'shop',
    );
    const refused = await put({
      logo_img: logo,
      gallery: [room, foreign.body.data.title],
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.params)).toEqual(['gallery.1']);
    expect(await usedFor(logo)).toBeNull();
    const done = await put({
      logo_img: logo,
      background_img: room,
      gallery: [room, logo],
    });
    expect(done.body.data).toMatchObject({
      logo_img: logo,
      background_img: room,
      gallery: [room, logo],
    });
    expect(await usedFor(room)).toBe(`shop:${shop.id}`);
    await api.heard();
    const pictures = await api.get(`/rest/shops/${shop.id}/galleries`);
    expect(pictures.body.data).toHaveLength(2);
    // the same pictures again are no change
    expect((await put({ gallery: [room, logo] })).body.data.version).toBe(2);
    await put({ background_img: null, gallery: [] });
    expect(await usedFor(room)).toBeNull();
    expect(await usedFor(logo)).toBe(`shop:${shop.id}`);
  });
});
