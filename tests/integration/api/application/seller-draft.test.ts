import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createUpload, SHOPS } from '@/tests/support/factories/application';
import { photo, upload } from '@/tests/support/factories/upload';
import { createSignedInUser } from '@/tests/support/factories/user';

let owner: Awaited<ReturnType<typeof createSignedInUser>>;

beforeEach(async () => {
  owner = await createSignedInUser(api);
});

const call = (method: string, body?: object, token = owner.token) =>
  api.call(method, SHOPS, { token, body });
const save = (body: object) => call('PUT', body);

describe('a draft of an application to sell', () => {
  it('is nothing at first, then what was filled in, for its owner alone', async () => {
    expect((await call('GET')).body.data).toBeNull();
    const saved = await save({
      data: {
        phone: '+99',
        translations: { en: { title: 'Anor' }, qq: { title: 'x' } },
        price: '',
        zone: { kind: 'radius', radius_km: '3.5' },
      },
    });
    expect(saved.body.data).toMatchObject({
      kind: 'seller',
      status: 'draft',
      version: 1,
      answer: null,
      shop_id: null,
      documents: [],
      sent_at: null,
      data: {
        phone: '+99',
        translations: { en: { title: 'Anor' } },
        zone: { kind: 'radius', radius_km: 3.5 },
      },
    });
    expect(Object.keys(saved.body.data.data).sort()).toEqual([
      'phone',
      'translations',
      'zone',
    ]);
    expect((await call('GET')).body.data).toEqual(saved.body.data);
    const stranger = await createSignedInUser(api);
    expect((await call('GET', undefined, stranger.token)).body.data).toBeNull();
    expect((await api.get(SHOPS)).status).toBe(401);
  });

  it('is replaced as a whole, and not by who has an old version', async () => {
    await save({ data: { phone: '+1', city: 'x' } });
    const second = await save({ version: 1, data: { legal_name: 'LLC' } });
    expect(second.body.data).toMatchObject({
      version: 2,
      data: { legal_name: 'LLC' },
    });
    expect(second.body.data.data.phone).toBeUndefined();
    const late = await save({ version: 1, data: { legal_name: 'Lost' } });
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({
      version: 2,
      data: { legal_name: 'LLC' },
    });
    expect(
      (await save({ data: { legal_name: 'Any' } })).body.data.version,
    ).toBe(3);
  });

  it.for([
    [
      'a long title',
      { translations: { en: { title: 'x'.repeat(101) } } },
      'translations.en.title',
    ],
    ['words for a number', { min_amount: 'much' }, 'min_amount'],
    ['a tenth of a cent', { price: 1.999 }, 'price'],
    ['a negative amount', { price: -1 }, 'price'],
    [
      'a place off the earth',
      { location: { latitude: 91, longitude: 0 } },
      'location.latitude',
    ],
    ['an unknown day', { hours: [{ day: 'someday' }] }, 'hours.0.day'],
    [
      'too many corners',
      { zone: { kind: 'polygon', points: Array(102).fill([1, 1]) } },
      'zone.points',
    ],
    ['an unknown zone', { zone: { kind: 'country' } }, 'zone.kind'],
    ['too many documents', { documents: Array(9).fill('a') }, 'documents'],
    ['an unknown type', { type: 'bank' }, 'type'],
  ] as const)('is refused with %s at its field', async ([, data, field]) => {
    const refused = await save({ data });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.params)).toEqual([field]);
    expect((await call('GET')).body.data).toBeNull();
  });

  it('is no place for what is no object', async () => {
    expect((await save({})).status).toBe(400);
    expect((await save({ data: 'x' })).status).toBe(400);
    expect((await save({ data: [] })).status).toBe(400);
  });
});

describe('pictures', () => {
  it('are the applicant’s own, of the right kind, and kept', async () => {
    const mine = (kind: 'private' | 'public') =>
      createUpload(api.db, owner.user.id, kind);
    const [logo, paper] = [await mine('public'), await mine('private')];
    const saved = await save({
      data: {
        logo_img: `http://test.local/storage/images/${logo}`,
        documents: [`/storage/${paper}?expires=1&signature=x`],
      },
    });
    expect(saved.body.data.data).toEqual({
      logo_img: `/storage/images/${logo}`,
      documents: [`/storage/${paper}`],
    });
    expect(saved.body.data.documents).toMatchObject([
      { path: `/storage/${paper}`, url: expect.stringContaining(paper) },
    ]);
    const wrong = await save({
      data: { logo_img: paper, documents: [paper, logo, 'documents/no.webp'] },
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.params)).toEqual([
      'logo_img',
      'documents.1',
      'documents.2',
    ]);
    const stranger = await createSignedInUser(api);
    const stolen = await call(
      'PUT',
      { data: { documents: [paper] } },
      stranger.token,
    );
    expect(Object.keys(stolen.body.params)).toEqual(['documents.0']);
    expect((await call('GET')).body.data.version).toBe(1);
  });

  it('of documents are opened by their links, which strangers do not get', async () => {
    const sent = await upload(
      api,
      owner.token,
      await photo().png().toBuffer(),
      'documents',
    );
    const title = sent.body.data.title as string;
    await save({ data: { documents: [title] } });
    const { documents } = (await call('GET')).body.data;
    expect(documents).toMatchObject([{ path: title }]);
    const open = (path: string) =>
      api.fetch(new Request(`http://localhost${path}`));
    expect((await open(documents[0].url as string)).status).toBe(200);
    expect((await open(title)).status).not.toBe(200);
  });
});
