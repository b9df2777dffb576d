// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { CategoryDto, ShopDto } from '@/server/contracts/shop';
import { categories } from '@/server/db/schema/catalogue';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createMenuSection } from '@/tests/support/factories/menu';
import { filesOf } from '@/tests/support/factories/menu-file';
import { createShop } from '@/tests/support/factories/shop';

const run = (...line: string[]) => operate(api, line);
const call = async (method: string, path: string, body?: object) => {
  const answer = await api.call(method, `/dashboard/admin/categories/${path}`, {
    token: TEST_OPERATOR_TOKEN,
    body,
  });
  await api.heard();
  return answer;
};
const titled = (title: string) => ({ translations: { en: { title } } });

const shown = async (slug: string, lang = 'en') =>
  (
    (await api.get(`/rest/categories/paginate?perPage=100&lang=${lang}`)).body
      .data as CategoryDto[]
  ).find((row) => row.slug === slug);
const shopsIn = async (id: number) =>
  (
    (await api.get(`/rest/shops/paginate?category_id=${id}`)).body
      .data as ShopDto[]
  ).map((shop) => shop.id);

describe('a category of the operator', () => {
  it('is made by the command that a refused shop names', async () => {
    const { id } = await createShop(api.db, { type: 'shop' });
    const set = () => run('shop', 'set', `${id}`, 'categories', 'Bakery');
    expect((await set()).errors).toContain(
      'There are none yet. To make it: `category add "Bakery" --kind shop`.',
    );
    await run('category', 'add', 'Bakery', '--kind', 'shop');
    expect((await set()).errors).toBe('');
  });

  it('is seen, chosen by a shop, filtered by, taken off and put back with its shops', async () => {
    const { id: shopId } = await createShop(api.db);
    const made = await call('PUT', 'pizza', {
      img: '/storage/images/house/pizza.webp',
      translations: { en: { title: 'Pizza' }, de: { title: 'Pizzen' } },
    });
    expect([made.status, made.body.data]).toMatchObject([
      200,
      { slug: 'pizza', kind: 'restaurant', active: true, shops_count: 0 },
    ]);
    const { id } = made.body.data as { id: number };
    expect(await shown('pizza', 'de')).toMatchObject({
      id,
      type: 'main',
      img: '/storage/images/house/pizza.webp',
      shops_count: 0,
      translation: { title: 'Pizzen' },
    });
    expect(await shopsIn(id)).toEqual([]);
    const set = await run('shop', 'set', `${shopId}`, 'categories', 'Pizzen');
    expect(set.errors).toBe('');
    expect(await shopsIn(id)).toEqual([shopId]);
    expect(await shown('pizza')).toMatchObject({ shops_count: 1 });

    expect((await call('DELETE', 'pizza')).body.data).toEqual({
      deleted: false,
      shops_count: 1,
    });
    expect(await shown('pizza')).toBeUndefined();
    expect(await shopsIn(id)).toEqual([]);
    await call('PUT', 'pizza', { active: true });
    expect(await shopsIn(id)).toEqual([shopId]);

    await run('shop', 'set', `${shopId}`, 'categories', 'none');
    expect((await call('DELETE', 'pizza')).body.data).toEqual({
      deleted: true,
      shops_count: 0,
    });
    expect((await call('GET', 'pizza')).status).toBe(404);
    expect((await call('DELETE', 'pizza')).status).toBe(404);
  });

  it('keeps what is not given; null takes a language and the picture away', async () => {
    const img = '/storage/images/house/soup.webp';
    const words = { de: { title: 'Suppen' }, ru: { title: 'Супы' } };
    await call('PUT', 'soups', { img, position: 4, translations: words });
    const before = await shown('soups');
    await call('PUT', 'soups', {
      img: null,
      translations: { ru: null, en: { title: 'Soups' } },
    });
    expect((await call('GET', 'soups')).body.data).toEqual({
      id: before?.id,
      slug: 'soups',
      kind: 'restaurant',
      img: null,
      position: 4,
      active: true,
      shops_count: 0,
      translations: { de: { title: 'Suppen' }, en: { title: 'Soups' } },
    });
    const wordless = await call('PUT', 'soups', {
      translations: { de: null, en: null },
    });
    expect([wordless.status, Object.keys(wordless.body.params)]).toEqual([
      400,
      ['translations'],
    ]);
  });

  it('changes its kind only while no shop is in it', async () => {
    await call('PUT', 'bread', titled('Bread'));
    await call('PUT', 'bread', { kind: 'shop' });
    expect(await shown('bread')).toMatchObject({ type: 'shop' });
    const { id } = await createShop(api.db, { type: 'shop' });
    await run('shop', 'set', `${id}`, 'categories', 'bread');
    const refused = await call('PUT', 'bread', { kind: 'restaurant' });
    expect([refused.status, refused.body.params.kind]).toEqual([
      400,
      ['stays shop while shops are in it (now 1).'],
    ]);
  });

  it.each([
    [{}, 'translations'],
    [{ ...titled('x'), kind: 'menu' }, 'kind'],
    [titled('x'.repeat(61)), 'translations.en.title'],
    [titled('  '), 'translations.en.title'],
    [{ translations: { xx: { title: 'No' } } }, 'translations'],
    [{ ...titled('x'), img: 'https://elsewhere.example/a.png' }, 'img'],
    [{ ...titled('x'), position: -1 }, 'position'],
  ])('cannot be made of %j', async (body, field) => {
    const answer = await call('PUT', 'wrong', body);
    expect([answer.status, Object.keys(answer.body.params)]).toEqual([
      400,
      [field],
    ]);
    expect((await call('GET', 'wrong')).status).toBe(404);
  });

  it('is only tried with dry_run, and has a name that stands in an address', async () => {
    const tried = await call('PUT', 'tried?dry_run=1', titled('Tried'));
    expect(tried.body.data).toMatchObject({ slug: 'tried' });
    expect((await call('GET', 'tried')).status).toBe(404);
    expect((await call('PUT', 'A%20b', titled('x'))).status).toBe(404);
  });

  it('is made once by those who make it at once', async () => {
    await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        call('PUT', 'at-once', titled(title)),
      ),
    );
    const rows = await api.db
      .select()
      .from(categories)
      .where(eq(categories.slug, 'at-once'));
    expect(rows).toHaveLength(1);
  });

  it('is none of a menu: sections of one are neither listed nor changed', async () => {
    const { id } = await createShop(api.db);
    const sectionId = await createMenuSection(api.db, id, 'Drinks');
    const slugOf = async () =>
      await api.db.query.categories.findFirst({
        where: eq(categories.id, sectionId),
      });
    const before = await slugOf();
    const slug = String(before?.slug);
    expect((await run('categories')).out).not.toContain(slug);
    expect((await call('DELETE', slug)).status).toBe(404);
    await call('PUT', slug, titled('Shared'));
    expect((await call('DELETE', slug)).body.data.deleted).toBe(true);
    expect(await slugOf()).toEqual(before);
  });
});

describe('the operator’s tool', () => {
  it('makes one by a line, tells it from one of the other kind, and puts it back', async () => {
    const made = await run('category', 'add', 'Ice', 'cream', '--lang', 'de');
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect(made.out).toContain('The category ice-cream is there: Ice cream.');
    expect(made.out).toContain('shop set <shop> categories ice-cream');
    const again = await run('category', 'add', 'Ice cream');
    expect(again.code).toBe(1);
    expect(again.errors).toContain('ice-cream of restaurants already');
    const other = await run('category', 'add', 'Ice cream', '--kind', 'shop');
    expect(other.out).toContain('The category ice-cream-shop is there');
    expect(await shown('ice-cream-shop')).toMatchObject({ type: 'shop' });

    const { id } = await createShop(api.db);
    await run('shop', 'set', `${id}`, 'categories', 'Ice cream');
    expect((await run('category', 'show', 'ice-cream')).out).toMatch(
      /^1 restaurant in it: http:\/\/test\.local\/restaurant\?category_id=\d+/,
    );
    const off = await run('category', 'remove', 'ice-cream');
    expect(off.out).toContain('is taken off');
    expect(off.out).toContain('1 shop stayed in it');
    expect((await run('categories')).out).toMatch(
      /ice-cream +0 +restaurant +no +1 +Ice cream +de/,
    );
    const back = await run('category', 'add', 'Ice cream', '--lang', 'de');
    expect(back.out).toContain('1 restaurant in it');
    const gone = await run('category', 'remove', 'ice-cream-shop');
    expect(gone.out).toBe('The category ice-cream-shop is deleted.');
  });

  it.each([
    [['category', 'add'], 2, 'Its name is missing.'],
    [['category', 'add', '!!!'], 2, 'no letters'],
    [['category', 'add', 'Tea', '--kind', 'bar'], 2, 'restaurant or shop'],
    [['category', 'add', 'Tea', '--lang', 'xx'], 2, '--lang is one of'],
    [['category', 'add', 'x'.repeat(61)], 1, 'translations.en.title'],
    [['category', 'show', 'no-such'], 1, '`categories` lists what there is'],
  ])('refuses %j', async (line, code, words) => {
    const refused = await run(...line);
    expect(refused.code).toBe(code);
    expect(refused.errors).toContain(words);
  });

  it('puts a file of a name alone, and one with a head; what it gets it takes', async () => {
    const bare = await filesOf({ 'sushi.md': 'Sushi\n' });
    expect((await run('category', 'put', bare)).errors).toBe('');
    const german = await filesOf({
      'sushi.de.md': '---\ntitle: Sushi & mehr\nposition: 2\n---\n',
    });
    expect((await run('category', 'put', german)).errors).toBe('');
    const both = await filesOf({ 'sushi.md': '---\ntitle: A\n---\nB\n' });
    expect((await run('category', 'put', both)).errors).toContain('no text');
    const got = await run('category', 'get', 'sushi', '--lang', 'de');
    expect(got.out).toBe(
      '---\nslug: sushi\nlang: de\ntitle: Sushi & mehr\nkind: restaurant\nposition: 2\nactive: true\n---',
    );
    const before = (await call('GET', 'sushi')).body.data;
    const same = await filesOf({ 'again.md': got.out });
    expect((await run('category', 'put', same)).errors).toBe('');
    const json = JSON.stringify(before);
    const whole = await filesOf({ 'sushi.json': json });
    expect((await run('category', 'put', whole)).errors).toBe('');
    expect((await call('GET', 'sushi')).body.data).toEqual(before);
  });
});
