// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { operate, type ToolRun } from '@/tests/support/api/operator-tool';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { filesOf } from '@/tests/support/factories/menu-file';
import { placeOrder } from '@/tests/support/factories/order';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { fromPlane } from '@/utils/address/geo';

let filled: Awaited<ReturnType<typeof createFilledCart>>;
let slug: string;

beforeEach(async () => {
  filled = await createFilledCart(api);
  slug = filled.shop.slug;
});

const run = (...line: string[]): Promise<ToolRun> => operate(api, line);

/** Puts a head (YAML) and a text to the shop. */
async function put(
  head: string,
  {
    beside = {},
    text = '',
  }: { beside?: Record<string, string>; text?: string } = {},
): Promise<ToolRun> {
  const file = await filesOf({
    'shop.md': `---\n${head}\n---\n${text}`,
    ...beside,
  });
  return run('shop', 'put', slug, file);
}

const page = async () =>
  (await api.get(`/rest/shops/${filled.shop.id}`)).body.data;

const kept = async () => JSON.parse((await run('shop', slug, '--json')).out);

/** So many kilometres north of the shop. */
const northOf = (km: number) => {
  const { latitude, longitude } = EXAMPLE_LOCATION;
  const [lat, lng] = fromPlane([latitude, longitude], 0, km);
  return { latitude: lat, longitude: lng };
};

const quote = async (km: number) =>
  (
    await api.post(
      `/dashboard/user/cart/calculate/${filled.cartId}`,
      { type: 'delivery', address: northOf(km) },
      filled.shopper,
    )
  ).body;

describe('a shop by its file', () => {
  it('comes out as a file that changes nothing when it is put back', async () => {
    const got = await run('shop', 'get', slug);
    expect(got.out).toMatch(/title: Kitchen \d+\naddress: Navoi Street 30/);
    expect(got.out).toContain('monday: all day');
    expect(got.out).toMatch(/# zone: drawn, 64\.\d km², 4 corners/);
    const file = await filesOf({ 'my-shop.md': got.out });
    const again = await run('shop', 'put', slug, file);
    expect(again.errors).toBe('');
    expect(again.out).toContain('is as it was.');
  });

  it('changes name, address, phone, hours and closed days, and customers see them', async () => {
    const done = await put(
      [
        'title: Anor Tandir',
        'address: Shota Rustaveli Street 45',
        'phone: +998712554545',
        'hours:',
        '  monday: 10-14, 17:00–23:00',
        '  sunday: closed',
        'closed_days: [31.12.2090]',
      ].join('\n'),
      { text: 'Bread & *samsa*\n' },
    );
    expect(done.errors).toBe('');
    expect(done.out).toContain('title (en): Kitchen');
    expect(done.out).toContain('monday: all day → 10:00-14:00, 17:00-23:00');
    expect(done.out).not.toContain('tuesday');
    expect(done.out).toContain(
      `http://test.local/restaurant/${filled.shop.id}`,
    );
    const shown = await page();
    expect(shown).toMatchObject({
      phone: '+998712554545',
      translation: {
        title: 'Anor Tandir',
        description: 'Bread & samsa',
        address: 'Shota Rustaveli Street 45',
      },
    });
    expect(shown.shop_closed_date).toMatchObject([{ day: '2090-12-31' }]);
    const days = shown.shop_working_days as {
      day: string;
      disabled: boolean;
      from: string;
    }[];
    expect(days.filter(({ day }) => day === 'monday')).toHaveLength(2);
    expect(
      days.some(({ day, disabled }) => day === 'sunday' && !disabled),
    ).toBe(false);
    // the words of another language stay
    const russian = await api.get(`/rest/shops/${filled.shop.id}?lang=ru`);
    expect(russian.body.data.translation.title).toMatch(/^Кухня/);
    const found = await api.get('/rest/shops/search?search=anor%20tandir');
    expect(JSON.stringify(found.body)).toContain('Anor Tandir');
  });

  it('changes prices, minimum and zone, and the quote and the order follow', async () => {
    expect((await quote(3)).data.availability.can_order).toBe(true);
    const done = await put(
      'min_amount: 12\nprice: "2,50 $"\nprice_per_km: 1\nzone: 2 km',
    );
    expect(done.errors).toBe('');
    expect(done.out).toMatch(/price: \$0\.00 → \$2\.50/);
    expect(done.out).toMatch(/zone: drawn, .* → 2 km around it/);
    expect(await page()).toMatchObject({
      price: 2.5,
      price_per_km: 1,
      min_amount: 12,
    });
    const near = await quote(1.5);
    expect(near.data.delivery_fee).toBeCloseTo(3, 5);
    const far = await quote(3);
    expect(far.data.availability.reason).toBe('out_of_zone');
    const order = await placeOrder(
      api,
      filled.shopper,
      orderBody(filled.cartId, filled.shop.payments.cash, {
        location: northOf(3),
      }),
    );
    expect(order.body.statusCode).toBe('ERROR_433');
  });

  it('moves a round zone with its point', async () => {
    await put('zone: 1 km');
    const { latitude, longitude } = northOf(5);
    const done = await put(`location: ${latitude}, ${longitude}`);
    expect(done.errors).toBe('');
    expect(await kept()).toMatchObject({
      location: { latitude, longitude },
      zone: { kind: 'radius', radius_km: 1 },
    });
    expect((await quote(5)).data.availability.can_order).toBe(true);
  });

  it('takes a zone that was drawn, and gives it back', async () => {
    const corners = [
      [69.2, 41.27],
      [69.25, 41.27],
      [69.25, 41.31],
      [69.2, 41.27],
    ];
    const geometry = { type: 'Polygon', coordinates: [corners] };
    const collection = {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: {}, geometry }],
    };
    const done = await put('zone: mine.geojson', {
      beside: { 'mine.geojson': JSON.stringify(collection) },
    });
    expect(done.errors).toBe('');
    const out = await run('shop', 'get', slug, '--zone');
    expect(JSON.parse(out.out).geometry).toEqual(geometry);
  });

  it('takes words of another language, and loses one', async () => {
    const file = await filesOf({
      'shop.json': JSON.stringify({
        translations: { de: { title: 'Küche' }, ru: null },
      }),
    });
    expect((await run('shop', 'put', slug, file)).errors).toBe('');
    expect(Object.keys((await kept()).translations).sort()).toEqual([
      'de',
      'en',
    ]);
  });
});

describe('a shop’s file that is wrong', () => {
  it.each([
    ['adress: Here 1', 'A shop has no "adress". Did you mean address?'],
    ['hours:\n  mondai: closed', 'Did you mean monday?'],
    ['hours:\n  monday: early', '"early" of monday is not understood'],
    ['hours: closed', 'hours Choose at least one day'],
    ['hours:\n  monday: 10-20, 12-14', 'hours of monday'],
    ['zone: far', 'zone: "far" is not understood'],
    ['zone: nofile.geojson', 'There is no file nofile.geojson here'],
    ['zone: 900 km', 'zone This zone reaches too far'],
    ['closed_days: [31.02.2027]', '"31.02.2027" is no day'],
    ['price: much', 'price is not valid'],
    ['phone: call me', 'phone is not a phone number'],
    ['translations:\n  en: null\n  ru: null', 'Give a name'],
    ['slug: another-shop', 'It is of the shop another-shop'],
  ])(
    '%s is refused with the file’s name, and nothing is changed',
    async (head, words) => {
      const before = await kept();
      const refused = await put(head);
      expect([refused.code, refused.errors]).toEqual([
        1,
        expect.stringContaining(words),
      ]);
      expect(refused.errors).toMatch(/shop\.md: nothing is changed/i);
      expect(await kept()).toEqual(before);
    },
  );

  it('of no shop is told apart from a mistyped command', async () => {
    expect((await run('shop', 'no-such-shop')).errors).toContain(
      'shop no-such-shop: there is none',
    );
    expect((await run('shop', 'opne', '3')).errors).toContain('`shop open 3`');
  });

  it('names every field in the help', async () => {
    const { out } = await run('shop', 'put', '--help');
    for (const name of ['title', 'address', 'hours', 'zone', 'price_per_km'])
      expect(out).toContain(`\n  ${name} `);
  });
});
