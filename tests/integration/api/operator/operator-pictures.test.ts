import { describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';
import { createShop } from '@/tests/support/factories/shop';
import { photo } from '@/tests/support/factories/upload';
import { filesOf } from '@/tests/support/factories/menu-file';
import { operate } from '@/tests/support/api/operator-tool';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';

const PICTURES = 'http://localhost/api/v1/dashboard/admin/pictures';

async function send(bytes: Uint8Array, token = TEST_OPERATOR_TOKEN) {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)]), 'picture');
  const answer = await api.fetch(
    new Request(PICTURES, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    }),
  );
  const said = (await answer.json()) as { data?: { title: string } };
  return { status: answer.status, title: said.data?.title ?? '' };
}

const shown = (path: string) =>
  api.fetch(new Request(`http://localhost${path}`));

describe('the operator’s pictures', () => {
  it('are made anew and kept under one name, however often they come', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const first = await send(bytes);
    expect(first.title).toMatch(
      /^\/storage\/images\/house\/[0-9a-f]{2}\/[0-9a-f]{40}\.webp$/,
    );
    expect((await send(bytes)).title).toBe(first.title);
    const other = await photo({ width: 41 }).jpeg().toBuffer();
    expect((await send(other)).title).not.toBe(first.title);
    const picture = await shown(first.title);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      'image/webp',
    ]);
  });

  it('are nobody else’s to send, no other files, and not too large', async () => {
    const bytes = await photo().png().toBuffer();
    const { token } = await createShopper(api);
    expect((await send(bytes, token)).status).toBe(401);
    expect((await send(Buffer.from('<svg onload="x()"/>'))).status).toBe(400);
    expect((await send(Buffer.alloc(UPLOAD_BYTES_MAX + 1))).status).toBe(413);
  });

  it.each([
    'https://127.0.0.1/a.png',
    'https://localhost:5432/',
    'https://[::1]/a.png',
    'https://169.254.169.254/latest/meta-data/',
    'http://example.com/a.png',
  ])('are not fetched from %s', async (url) => {
    const answer = await api.post(
      '/dashboard/admin/pictures/fetch',
      { url },
      { token: TEST_OPERATOR_TOKEN },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.params.url).toHaveLength(1);
  });

  it('come with a menu from beside its file, each once; what is missing is told with its line', async () => {
    const shop = await createShop(api.db);
    const id = String(shop.id);
    const menu =
      'slug,title,price,img,gallery\na,A,1,a.jpg,\nb,B,1,a.jpg,b.png|a.jpg\n';
    const file = await filesOf({
      'menu.csv': menu,
      'a.jpg': await photo().jpeg().toBuffer(),
      'b.png': await photo({ width: 50 }).png().toBuffer(),
    });
    const dry = await operate(api, ['menu', 'import', id, file, '--dry-run']);
    expect(dry.out).toContain('pictures to bring in: 2');
    const done = await operate(api, ['menu', 'import', id, file]);
    expect(done).toMatchObject({ code: 0, errors: '' });
    const { products } = (
      await api.get(`/dashboard/admin/shops/${id}/menu`, {
        token: TEST_OPERATOR_TOKEN,
      })
    ).body.data;
    expect(products[1].img).toBe(products[0].img);
    expect(products[1].gallery[1]).toBe(products[0].img);
    for (const path of [products[0].img, products[1].gallery[0]])
      expect((await shown(path)).status).toBe(200);
    const again = await operate(api, ['menu', 'import', id, file]);
    expect(again.out).toContain('0 changed, 2 as they were');
    const lost = await filesOf({
      'menu.csv':
        'slug,title,price,img\nc,C,1,c.jpg\nd,D,1,http://site.example/d.jpg\ne,E,1,https://127.0.0.1/e.jpg',
    });
    const refused = await operate(api, ['menu', 'import', id, lost]);
    expect(refused.errors).toMatch(/line 2: img: There is no file c\.jpg here/);
    expect(refused.errors).toMatch(/line 3: img: must begin with https/);
    const inside = await filesOf({
      'menu.csv': 'slug,title,price,img\ne,E,1,https://127.0.0.1/e.jpg',
    });
    const closed = await operate(api, ['menu', 'import', id, inside]);
    expect(closed.errors).toMatch(/line 2: img: .*not on the public network/s);
    expect(closed.code).toBe(1);
  });

  it('come with a file of content, in front and inside of its text', async () => {
    const file = await filesOf({
      'spring.json': JSON.stringify({
        img: 'front.jpg',
        url: '/restaurant/1',
        translations: { en: { title: 'Spring' } },
      }),
      'front.jpg': await photo({ width: 60 }).jpeg().toBuffer(),
    });
    const done = await operate(api, ['banner', 'put', file]);
    expect(done).toMatchObject({
      code: 0,
      out: expect.stringContaining('The banner spring is saved: Spring.'),
    });
    const banners = (await api.get('/rest/banners/paginate')).body.data;
    expect(banners[0].img).toMatch(/^\/storage\/images\/house\//);
  });
});
