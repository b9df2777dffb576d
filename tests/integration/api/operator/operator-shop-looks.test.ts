// @module-tag both-engines
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import { categories, shops } from '@/server/db/schema/catalogue';
import { api, it } from '@/tests/support/api/api-test';
import { operate, type ToolRun } from '@/tests/support/api/operator-tool';
import { filesOf } from '@/tests/support/factories/menu-file';
import { createMainCategory } from '@/tests/support/factories/searchable';
import { createShop, type TestShop } from '@/tests/support/factories/shop';

let shop: TestShop;
let grillId: number;
let number = 0;

/** Titles are of this test alone: categories are shared by the shops of all. */
const named = (title: string): string => `${title} ${number}`;

beforeEach(async () => {
  number += 1;
  shop = await createShop(api.db);
  grillId = await createMainCategory(api.db, (await createShop(api.db)).id, {
    en: named('Charcoal grill'),
    ru: named('Мангал'),
  });
});

const run = (...line: string[]): Promise<ToolRun> => operate(api, line);

const photo = (colour: string): Promise<Buffer> =>
  sharp({
    create: { width: 60, height: 40, channels: 3, background: colour },
  })
    .jpeg()
    .toBuffer();

async function put(
  head: string,
  beside: Readonly<Record<string, Uint8Array | string>> = {},
): Promise<ToolRun> {
  const file = await filesOf({ 'shop.md': `---\n${head}\n---\n`, ...beside });
  return run('shop', 'put', shop.slug, file);
}

const page = async () => (await api.get(`/rest/shops/${shop.id}`)).body.data;

describe('a shop’s pictures', () => {
  it('come from files beside its own, are shown to customers, and come out again', async () => {
    await api.db
      .update(shops)
      .set({ cardImg: '/storage/images/old-card.webp' })
      .where(eq(shops.id, shop.id));
    const done = await put('logo: logo.jpg\ncover: "our cover.jpg"', {
      'logo.jpg': await photo('red'),
      'our cover.jpg': await photo('blue'),
    });
    expect(done.errors).toBe('');
    expect(done.out).toMatch(/ {2}logo: \(none\) → \/storage\/images\/house\//);
    expect(done.out).toContain('  cover: (none) →');
    const shown = await page();
    expect(shown).toMatchObject({
      logo_img: expect.stringContaining('/storage/images/house/'),
      background_img: expect.stringContaining('/storage/images/house/'),
      // a card shows its own picture before the cover
      card_img: null,
    });
    const got = await run('shop', 'get', shop.slug);
    expect(got.out).toMatch(/^logo: \/storage\/images\/house\//m);
    const again = await run(
      'shop',
      'put',
      shop.slug,
      await filesOf({ 'my-shop.md': got.out }),
    );
    expect([again.errors, again.out]).toEqual([
      '',
      expect.stringContaining('is as it was.'),
    ]);
    await put('logo: null');
    expect((await page()).logo_img).toBeNull();
  });

  it.each([
    ['logo: nofile.jpg', 'There is no file nofile.jpg here'],
    ['logo: text.jpg', 'text.jpg is no picture'],
    ['cover: "http://example.com/a.jpg"', 'must begin with https://'],
    ['logo: [a.jpg]', 'logo'],
    ['logo: /etc/passwd', 'logo'],
  ])('%s is refused, and nothing is changed', async (head, words) => {
    const refused = await put(`title: Other\n${head}`, { 'text.jpg': 'text' });
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringContaining(words),
    ]);
    expect(refused.errors).toMatch(/nothing is changed/i);
    expect((await run('shop', shop.slug)).out).not.toContain('Other');
  });
});

describe('a shop’s categories', () => {
  it.each([
    ['its name', () => named('charcoal GRILL')],
    ['its name in another language', () => named('Мангал')],
    ['its slug', () => `cuisine-${number}`],
  ])('are said by %s', async (_, name) => {
    const [row] = await api.db
      .select({ slug: categories.slug })
      .from(categories)
      .where(eq(categories.id, grillId));
    const said = name().startsWith('cuisine') ? (row?.slug ?? '') : name();
    const done = await put(`categories: [${said}]`);
    expect(done.errors).toBe('');
    expect(done.out).toContain(
      `categories: (none) → ${named('Charcoal grill')}`,
    );
    const listed = await api.get(
      `/rest/shops/paginate?perPage=50&category_id=${grillId}`,
    );
    const ids = (listed.body.data as { id: number }[]).map(({ id }) => id);
    expect(ids).toContain(shop.id);
    const got = await run('shop', 'get', shop.slug);
    expect(got.out).toContain(`categories:\n  - ${named('Charcoal grill')}`);
  });

  it('are a line with commas, too, and go when there are none', async () => {
    await createMainCategory(api.db, (await createShop(api.db)).id, {
      en: named('Plov'),
    });
    const done = await put(
      `categories: ${named('Plov')}, ${named('Charcoal grill')}`,
    );
    expect(done.errors).toBe('');
    expect((await put('categories: []')).out).toContain('→ (none)');
  });

  it('that nobody knows are refused with a guess', async () => {
    const refused = await put(
      `title: Other\ncategories: [${named('Charcol gril')}]`,
    );
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain(
      `there is no category "${named('Charcol gril')}" for a restaurant. Did you mean ${named('Charcoal grill')}`,
    );
    expect((await run('shop', shop.slug)).out).not.toContain('Other');
  });

  it('of shops are none of a restaurant', async () => {
    await api.db
      .update(categories)
      .set({ kind: 'shop' })
      .where(eq(categories.id, grillId));
    const refused = await put(`categories: [${named('Charcoal grill')}]`);
    expect(refused.errors).toContain(
      `"${named('Charcoal grill')}" is a category of shops, not of restaurants`,
    );
  });
});
