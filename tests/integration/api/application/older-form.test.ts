import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  createMainCategory,
  createUpload,
  SHOPS,
} from '@/tests/support/factories/application';
import { createSignedInUser } from '@/tests/support/factories/user';

let owner: Awaited<ReturnType<typeof createSignedInUser>>;

beforeEach(async () => {
  owner = await createSignedInUser(api);
});

const call = (method: string, body?: object, token = owner.token) =>
  api.call(method, SHOPS, { token, body });
const send = (body: object = {}) => call('POST', body);

describe('the flat form of older clients', () => {
  it.for(['names with brackets', 'objects'])(
    'in %s is an application, too',
    async (how) => {
      const owns = () => createUpload(api.db, owner.user.id, 'public');
      const [logo, cover] = [await owns(), await owns()];
      const category = await createMainCategory(api.db);
      const numbers = {
        min_amount: '5',
        tax: '12',
        price: 1,
        delivery_time_from: '20',
      };
      const form =
        how === 'objects'
          ? {
              title: { en: 'Old Kitchen' },
              description: 'Since 1990.',
              address: 'Navoi Street 1',
              phone: '+998712554545',
              images: { logo, background: cover },
              location: '41.29,69.22',
              categories: [category],
            }
          : {
              'title[en]': 'Old Kitchen',
              'description[en]': 'Since 1990.',
              'address[en]': 'Navoi Street 1',
              phone: 998_712_554_545,
              'images[0]': logo,
              'images[1]': cover,
              'location[latitude]': '41.29',
              'location[longitude]': '69.22',
              'categories[0]': String(category),
            };
      const sent = await send({ ...form, ...numbers });
      expect(sent.body.data).toMatchObject({
        status: 'new',
        data: {
          type: 'restaurant',
          translations: {
            en: { title: 'Old Kitchen', description: 'Since 1990.' },
          },
          phone: '+998712554545',
          address: 'Navoi Street 1',
          location: { latitude: 41.29, longitude: 69.22 },
          category_ids: [category],
          logo_img: `/storage/images/${logo}`,
          background_img: `/storage/images/${cover}`,
          min_amount: 5,
          price: 1,
        },
      });
      const again = await send({ ...form, title: 'Again' });
      expect(again.body.statusCode).toBe('ERROR_205');
    },
  );

  it('names what is missing, and takes no odd names', async () => {
    const { body } = await send({
      'title[en]': 'Only a title',
      '__proto__[x]': '1',
    });
    expect(Object.keys(body.params).sort()).toEqual([
      'address',
      'location',
      'phone',
    ]);
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});

it('with very many names of one field is refused', async () => {
  const names = Array.from({ length: 20_000 }, (_, n) => [`title[k${n}]`, 'x']);
  const answer = await send(Object.fromEntries(names));
  expect(answer.status).toBe(400);
});
