import { beforeEach, describe, expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { settings } from '@/server/db/schema/settings';
import { api, it } from '@/tests/support/api/api-test';
import {
  answerApplication,
  createDriver,
  createUpload,
  driverData,
  DRIVERS,
  sellerData,
  SHOPS,
} from '@/tests/support/factories/application';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import {
  createSignedInUser,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { isoDate, zonedMoment } from '@/utils/i18n/dates';

let driver: Awaited<ReturnType<typeof createDriver>>;

beforeEach(async () => {
  driver = await createDriver(api);
});

const send = (body: object = {}, token = driver.token) =>
  api.post(DRIVERS, body, { token });
const save = (body: object) =>
  api.call('PUT', DRIVERS, { token: driver.token, body });

describe('an application to drive', () => {
  it('is kept as a draft, then sent once', async () => {
    const data = driverData(driver.phone);
    const draft = await save({ data: { firstname: 'J', birthday: '19' } });
    expect(draft.body.data).toMatchObject({
      kind: 'driver',
      status: 'draft',
      data: { firstname: 'J', birthday: '19' },
    });
    const sent = await send({ version: 1, data });
    expect(sent.body.data).toMatchObject({ status: 'new', data });
    const again = await send({ data });
    expect(again.body.statusCode).toBe('ERROR_205');
    expect(again.body.message).toBe(
      'Your request to deliver is currently under review.',
    );
  });

  it('names every field that is missing', async () => {
    const { body } = await send();
    expect(Object.keys(body.params).sort()).toEqual([
      'agreement',
      'birthday',
      'city',
      'firstname',
      'lastname',
      'phone',
      'vehicle.kind',
    ]);
  });

  it.for([
    [{ birthday: '2020-01-01' }, 'birthday'],
    [{ birthday: '1995-02-30' }, 'birthday'],
    [{ vehicle: { kind: 'car' } }, 'vehicle.plate'],
    [{ vehicle: { kind: 'scooter', plate: ' ' } }, 'vehicle.plate'],
    [{ vehicle: { kind: 'plane' } }, 'vehicle.kind'],
    [{ phone: '+998900000001' }, 'phone'],
    [{ phone: 'none' }, 'phone'],
    [{ agreement: '0' }, 'agreement'],
    [{ city: '' }, 'city'],
  ] as const)('%j is refused at %s', async ([more, field]) => {
    const refused = await send({ data: driverData(driver.phone, more) });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.params)).toEqual([field]);
  });

  it.for(['foot', 'bicycle'])('on %s needs no plate', async (kind) => {
    const data = driverData(driver.phone, { vehicle: { kind } });
    expect((await send({ data })).body.data.status).toBe('new');
  });

  it('asks for a phone that was proved, and takes its spaces', async () => {
    const unproved = await createSignedInUser(api, { phone: '+998905550001' });
    const data = driverData('+998905550001');
    const refused = await send({ data }, unproved.token);
    expect(refused.body.params).toEqual({
      phone: ['Confirm this number with a code first'],
    });
    const spaced = driver.phone.replace(/(\d{3})(\d{2})/, '$1 ($2) ');
    expect(
      (await send({ data: driverData(spaced) })).body.data.data.phone,
    ).toBe(driver.phone);
  });

  // On the two sides of the date line each has another day than UTC in the middle of this one.
  it.for(['Pacific/Kiritimati', 'Pacific/Niue'])(
    'is for who is 18 on that day in %s, where the site is',
    async (zone) => {
      await api.db
        .insert(settings)
        .values({ key: 'timezone', value: zone, isPublic: false })
        .onConflictDoUpdate({ target: settings.key, set: { value: zone } });
      try {
        const bornYearsAgo = (moment: Date): string => {
          const { year, ...day } = zonedMoment(moment, zone);
          return isoDate({ ...day, year: year - 18 });
        };
        const today = new Date();
        const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
        const now = Date.UTC(year, month - 1, 15, 10, 30);
        api.setNow(new Date(now));
        const young = bornYearsAgo(new Date(now + 24 * 3_600_000));
        const refused = await send({
          data: driverData(driver.phone, { birthday: young }),
        });
        expect(refused.body.params).toEqual({
          birthday: ['You must be at least 18 years old'],
        });
        const birthday = bornYearsAgo(new Date(now));
        const sent = await send({
          data: driverData(driver.phone, { birthday }),
        });
        expect(sent.body.data.status).toBe('new');
      } finally {
        api.setNow(null);
        await api.db.delete(settings).where(eq(settings.key, 'timezone'));
      }
    },
  );

  it('stands beside one to sell', async () => {
    await api.post(SHOPS, { data: sellerData() }, { token: driver.token });
    const sent = await send({ data: driverData(driver.phone) });
    expect(sent.body.data).toMatchObject({ kind: 'driver', status: 'new' });
  });
});

describe('who drives', () => {
  it('is told, and stays a customer who signs in and orders', async () => {
    const document = await createUpload(api.db, driver.user.id, 'private');
    const data = driverData(driver.phone, { documents: [document] });
    const { id } = (await send({ data })).body.data;
    const approved = await answerApplication(api, id, { status: 'approved' });
    expect(approved.body.data).toMatchObject({
      status: 'approved',
      title: 'Jasur Aliyev',
      shop_id: null,
      documents: [{ path: `/storage/${document}` }],
    });
    const login = await api.post('/auth/login', {
      email: driver.user.email,
      password: TEST_PASSWORD,
    });
    expect(login.body.data.user).toMatchObject({
      role: 'deliveryman',
      firstname: 'Test',
      birthday: null,
      shop: null,
    });
    const { product, shop } = await createFilledCart(api);
    const token = login.body.data.access_token as string;
    const cart = await api.post(
      '/dashboard/user/cart/insert-product',
      {
        shop_id: shop.id,
        products: [{ stock_id: product.stockId, quantity: 2 }],
      },
      { token },
    );
    const order = await placeOrder(
      api,
      { userId: driver.user.id, token },
      orderBody(cart.body.data.id, shop.payments.cash),
    );
    expect(order.body.data.status).toBe('new');
    const again = await send({ data });
    expect(again.body.message).toBe(
      'This application has been approved already.',
    );
  });
});
