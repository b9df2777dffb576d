// @module-tag both-engines
import sharp from 'sharp';
import { expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { filesOf } from '@/tests/support/factories/menu-file';
import { createShop } from '@/tests/support/factories/shop';

/** Puts a file with a picture beside it; tells how many pictures were sent. */
async function put(
  line: readonly string[],
  name: string,
  text: string,
): Promise<{ errors: string; out: string; sent: number }> {
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer();
  const file = await filesOf({ [name]: text, 'anor.jpg': picture });
  let sent = 0;
  const run = await operate(api, [...line, file], {
    fetch: (input, init) => {
      const request = new Request(input as URL, init);
      if (new URL(request.url).pathname.endsWith('/pictures')) sent += 1;
      return api.fetch(request);
    },
  });
  return { ...run, sent };
}

const kept = async (path: string): Promise<number> =>
  (await api.get(`/dashboard/admin${path}`, { token: TEST_OPERATOR_TOKEN }))
    .status;

it('a refused file leaves no picture behind, a good one brings it and changes what it says', async () => {
  const shop = await createShop(api.db);
  const line = ['shop', 'put', shop.slug];
  const refused = await put(
    line,
    'shop.md',
    '---\nlogo: anor.jpg\nprice: -4\n---\n',
  );
  expect(refused.errors).toContain('price is too small');
  expect(refused.sent).toBe(0);
  const good = await put(line, 'shop.md', '---\nlogo: anor.jpg\n---\n');
  expect([good.errors, good.sent]).toEqual(['', 1]);
  expect(good.out).toContain('logo: (none) → /storage/images/house/');
});

it.each([
  ['banner', 'url: /restaurant', '/banners/anor'],
  ['post', 'date: 2026-11-29', '/blogs/anor'],
])('a %s without a title leaves no picture behind', async (one, fact, path) => {
  const refused = await put(
    [one, 'put'],
    'anor.md',
    `---\nimg: anor.jpg\n${fact}\n---\nSamsa\n`,
  );
  expect(refused.errors).toContain('title (en) is missing');
  expect(refused.sent).toBe(0);
  const good = await put(
    [one, 'put'],
    'anor.md',
    `---\nimg: anor.jpg\ntitle: Anor\n${fact}\n---\nSamsa\n`,
  );
  expect([good.errors, good.sent]).toEqual(['', 1]);
  expect(await kept(path)).toBe(200);
});

it('a category of no kind leaves no picture behind', async () => {
  const file = (kind: string) =>
    put(
      ['category', 'put'],
      'anor.md',
      `---\ntitle: Anor\nimg: anor.jpg\nkind: ${kind}\n---\n`,
    );
  const refused = await file('bar');
  expect(refused.errors).toContain('kind is not valid: restaurant: rest');
  expect(refused.sent).toBe(0);
  const good = await file('shop');
  expect([good.errors, good.sent]).toEqual(['', 1]);
  expect(good.out).toContain('Visitors see it once a shop is in it');
  expect(await kept('/categories/anor')).toBe(200);
});
