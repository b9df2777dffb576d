// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  answerApplication,
  createMainCategory,
  sellerData,
  SHOPS,
} from '@/tests/support/factories/application';
import { createSignedInUser } from '@/tests/support/factories/user';

let owner: Awaited<ReturnType<typeof createSignedInUser>>;

beforeEach(async () => {
  owner = await createSignedInUser(api);
});

const call = (method: string, body?: object, token = owner.token) =>
  api.call(method, SHOPS, { token, body });
const save = (body: object) => call('PUT', body);
const send = (body: object = {}) => call('POST', body);

describe('sending it', () => {
  it('names every field that is missing, in the reader’s language', async () => {
    await save({ data: {} });
    const { body, status } = await api.call('POST', `${SHOPS}?lang=de`, {
      token: owner.token,
      body: {},
    });
    expect(status).toBe(400);
    expect(Object.keys(body.params).sort()).toEqual([
      'address',
      'agreement',
      'hours',
      'legal_name',
      'location',
      'phone',
      'tax_number',
      'translations',
      'type',
      'zone',
    ]);
    expect(body.params.address).toEqual(['Pflichtfeld']);
    expect((await call('GET')).body.data.status).toBe('draft');
  });

  it.for([
    [{ phone: '123' }, 'phone'],
    [{ tax_number: '!!' }, 'tax_number'],
    [{ agreement: false }, 'agreement'],
    [{ translations: { en: { description: 'Words' } } }, 'translations'],
    [
      { translations: { en: { title: 'A' }, ru: { description: 'B' } } },
      'translations.ru.title',
    ],
    [{ hours: [{ day: 'monday', from: '9', to: '18:00' }] }, 'hours.0.from'],
    [
      {
        hours: [{ day: 'monday', from: '09:00', to: '18:00', disabled: true }],
      },
      'hours',
    ],
    [
      {
        hours: [
          { day: 'saturday', from: '20:00', to: '03:00' },
          { day: 'sunday', from: '02:00', to: '05:00' },
        ],
      },
      'hours.1.from',
    ],
    [{ zone: { kind: 'radius', radius_km: 0.1 } }, 'zone'],
    [{ zone: { kind: 'radius', radius_km: 31 } }, 'zone'],
    [
      {
        zone: {
          kind: 'polygon',
          points: [
            [41, 69],
            [41.1, 69],
          ],
        },
      },
      'zone',
    ],
    [
      {
        zone: {
          kind: 'polygon',
          points: [
            [41.2, 69.2],
            [41.3, 69.3],
            [41.2, 69.3],
            [41.3, 69.2],
          ],
        },
      },
      'zone',
    ],
    [
      {
        zone: {
          kind: 'polygon',
          points: [
            [51.2, 9.2],
            [51.3, 9.3],
            [51.2, 9.4],
          ],
        },
      },
      'zone',
    ],
    [{ category_ids: [999_999] }, 'category_ids.0'],
  ] as const)('%j is refused at %s', async ([more, field]) => {
    const refused = await send({ data: sellerData(more) });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.params)).toEqual([field]);
    expect((await call('GET')).body.data).toBeNull();
  });

  it('takes categories of its own kind of place, and says of another whose it is', async () => {
    const cuisine = await createMainCategory(api.db);
    const trade = await createMainCategory(api.db, { kind: 'shop' });
    const refused = await send({
      data: sellerData({ category_ids: [cuisine, trade] }),
    });
    expect(refused.status).toBe(400);
    expect(refused.body.params).toEqual({
      'category_ids.1': [
        'This category is for shops. Choose what a restaurant cooks.',
      ],
    });
    const data = sellerData({ type: 'shop', category_ids: [trade] });
    expect((await send({ data })).status).toBe(200);
  });

  it('sends what is there or what comes with it, once', async () => {
    await save({ data: sellerData() });
    const sent = await send({ version: 1 });
    expect(sent.body.data).toMatchObject({ status: 'new', version: 2 });
    expect(sent.body.data.sent_at).toEqual(expect.any(String));
    for (const again of [
      await send({ data: sellerData() }),
      await save({ data: {} }),
    ]) {
      expect(again.status).toBe(400);
      expect(again.body.statusCode).toBe('ERROR_205');
      expect(again.body.message).toBe(
        'Your request to become seller is currently under review.',
      );
      expect(again.body.data).toMatchObject({ status: 'new', version: 2 });
    }
  });

  it('makes one of twenty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send({ data: sellerData() })),
    );
    const codes = answers.map(({ body }) => body.statusCode ?? 'sent');
    expect(codes.filter((code) => code === 'sent')).toHaveLength(1);
    expect(codes.filter((code) => code === 'ERROR_205')).toHaveLength(19);
  });

  it('is refused for an old version', async () => {
    await save({ data: sellerData() });
    await save({ data: sellerData({ price: 2 }) });
    expect((await send({ version: 1 })).status).toBe(409);
  });

  it('after a rejection the mended one goes again', async () => {
    const { id } = (await send({ data: sellerData() })).body.data;
    await answerApplication(api, id, {
      status: 'rejected',
      answer: 'The licence is missing.',
    });
    const mended = await save({ data: sellerData({ legal_name: 'New LLC' }) });
    expect(mended.body.data).toMatchObject({
      status: 'rejected',
      answer: 'The licence is missing.',
    });
    const again = await send();
    expect(again.body.data).toMatchObject({
      id,
      status: 'new',
      answer: null,
      answered_at: null,
      data: { legal_name: 'New LLC' },
    });
  });
});
