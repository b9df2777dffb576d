import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import type { OperatorPageDto } from '@/server/contracts/content/operator-pages';
import type { TextPageDto } from '@/server/contracts/content/pages';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { pages, pageVersions } from '@/server/db/schema/content';
import { LOCALES } from '@/utils/i18n/locales';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { dangersIn, HTML_BOMBS } from '@/tests/support/api/html-bombs';
import { operate } from '@/tests/support/api/operator-tool';

const ADMIN = '/dashboard/admin/pages';
const operator = { token: TEST_OPERATOR_TOKEN };

afterEach(async () => {
  await api.db.delete(pages);
  forgetCached('pages:');
});

async function put(slug: string, body: object): Promise<OperatorPageDto> {
  const answer = await api.call('PUT', `${ADMIN}/${slug}`, {
    ...operator,
    body,
  });
  expect(answer.status).toBe(200);
  forgetCached('pages:');
  return answer.body.data as OperatorPageDto;
}

async function read(slug: string, lang = 'en'): Promise<TextPageDto> {
  const { body, status } = await api.get(`/rest/pages/${slug}?lang=${lang}`);
  expect(status).toBe(200);
  return body.data as TextPageDto;
}

const english = (title: string, description: string) => ({
  translations: { en: { title, description } },
});

describe('pages of words that we bring', () => {
  it.each(['about', 'be-seller', 'delivery'])(
    '%s has words of its own in every language',
    async (slug) => {
      const told = new Set<string>();
      for (const { code: lang } of LOCALES) {
        const { id, sections, summary, translation } = await read(slug, lang);
        expect([lang, id, translation.locale]).toEqual([lang, 0, lang]);
        expect(sections).toHaveLength(4);
        expect(summary.length, lang).toBeGreaterThan(20);
        expect(translation.description).not.toMatch(/\{\{|page\.\w+\./);
        told.add(translation.description ?? '');
      }
      expect(told.size).toBe(LOCALES.length);
    },
  );

  it('says which version of the policy is in force, and what it changed', async () => {
    const { version, versions } = await read('policy');
    expect(version).toBe(2);
    expect(versions.map((each) => each.version)).toEqual([2, 1]);
    expect(versions[0]?.changes?.text).toMatch(/^New: how visits are counted/);
    expect(versions[1]?.changes).toBeNull();
  });

  it('are listed with where they stand', async () => {
    const { body } = await api.get('/rest/pages/paginate?perPage=100');
    expect((body.data as TextPageDto[]).map(({ path }) => path)).toEqual([
      '/about',
      '/be-seller',
      '/deliver',
      '/privacy',
      '/terms',
    ]);
    expect(body.meta.total).toBe(5);
    expect((await api.get('/rest/pages/nothing')).status).toBe(404);
    expect((await api.get('/rest/pages/..%2Fx')).status).toBe(404);
    expect((await api.get('/rest/pages/referral')).status).toBe(404);
  });
});

describe('the operator’s pages', () => {
  it('are the operator’s alone', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await api.call(method, `${ADMIN}/about`, {})).status).toBe(401);
  });

  it('replace the given languages, leave the others, and give ours back', async () => {
    await put('about', {
      img: '/storage/images/content/us.webp',
      translations: {
        en: { title: 'Us', summary: 'In short.', description: '<p>One.</p>' },
        ru: { title: 'Мы', description: '<p>Раз.</p>' },
      },
    });
    await put('about', {
      translations: {
        ru: null,
        de: { title: 'Wir', description: '<p>Eins.</p>' },
      },
    });
    const one = await api.get(`${ADMIN}/about`, operator);
    expect(Object.keys(one.body.data.translations as object).sort()).toEqual([
      'de',
      'en',
    ]);
    expect(await read('about')).toMatchObject({
      img: '/storage/images/content/us.webp',
      summary: 'In short.',
      translation: { locale: 'en', title: 'Us' },
    });
    expect((await read('about', 'de')).translation.title).toBe('Wir');
    expect((await read('about', 'ru')).translation.locale).toBe('en');
    await put('about', { active: false });
    expect((await read('about')).id).toBe(0);
    expect((await api.call('DELETE', `${ADMIN}/about`, operator)).status).toBe(
      200,
    );
    forgetCached('pages:');
    expect((await read('about')).translation.title).toBe('About Sofra');
    expect((await api.call('DELETE', `${ADMIN}/about`, operator)).status).toBe(
      404,
    );
  });

  it('keep what was in force when a change is said to be one', async () => {
    await put('term', english('Rules', '<p>First.</p>'));
    await put('term', english('Rules', '<p>First, mended.</p>'));
    expect(await read('term')).toMatchObject({ version: 1 });
    await put('term', {
      ...english('Rules', '<p>Second.</p>'),
      changes: { en: 'Delivery may cost less.', ru: 'Доставка дешевле.' },
    });
    const { translation, version, versions } = await read('term');
    expect([version, translation.description]).toEqual([2, '<p>Second.</p>']);
    expect(versions.map(({ changes }) => changes)).toEqual([
      { locale: 'en', text: 'Delivery may cost less.' },
      null,
    ]);
    expect((await read('term', 'ru')).versions[0]?.changes?.locale).toBe('ru');
    const kept = await api.db.select().from(pageVersions);
    expect(
      kept.map((row) => [row.version, row.translations.en?.description]).sort(),
    ).toEqual([
      [1, '<p>First, mended.</p>'],
      [2, '<p>Second.</p>'],
    ]);
  });

  it('may be new ones, which are gone when they are withdrawn', async () => {
    await put('imprint', english('Imprint', '<p>Who we are.</p>'));
    expect(await read('imprint')).toMatchObject({
      layout: 'article',
      path: '/pages/imprint',
    });
    const map = await api.fetch(
      new Request('http://test.local/sitemap-pages.xml'),
    );
    expect(await map.text()).toMatch(/<loc>[^<]*\/ar\/pages\/imprint<\/loc>/);
    await put('imprint', { active: false });
    const gone = await api.get('/rest/pages/imprint');
    expect([gone.status, gone.body.data]).toEqual([404, { gone: true }]);
  });

  it('are gone for good when they are deleted, until they are put again', async () => {
    await put('imprint', english('Imprint', '<p>Who we are.</p>'));
    const deleted = await api.call('DELETE', `${ADMIN}/imprint`, operator);
    expect(deleted.status).toBe(200);
    forgetCached('pages:');
    const gone = await api.get('/rest/pages/imprint');
    expect([gone.status, gone.body.data]).toEqual([404, { gone: true }]);
    await put('imprint', { active: true });
    expect((await read('imprint')).translation.title).toBe('Imprint');
  });

  it('refuse what is no page', async () => {
    const refused = async (slug: string, body: object) =>
      (await api.call('PUT', `${ADMIN}/${slug}`, { ...operator, body })).status;
    expect(await refused('Bad Slug', english('x', 'x'))).toBe(404);
    expect(await refused('empty', {})).toBe(400);
    expect(await refused('about', { img: 'javascript:alert(1)' })).toBe(400);
    expect(
      await refused('about', { translations: { qq: { title: 'x' } } }),
    ).toBe(400);
    expect(
      await refused('about', english('x', 'x'.repeat(200_001))),
    ).toBeGreaterThanOrEqual(400);
    expect(await api.db.select().from(pages)).toEqual([]);
  });

  it('hold no bomb that goes off', async () => {
    for (const [name, description] of Object.entries(HTML_BOMBS)) {
      await put('about', english(`A ${name}`, description));
      const html = (await read('about')).translation.description ?? '';
      expect([name, dangersIn(html)]).toEqual([name, []]);
    }
  });
});

describe('the operator’s command line', () => {
  it('writes a page from Markdown, shows it and gives ours back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    const file = join(folder, 'about.ru.md');
    writeFileSync(file, '---\ntitle: О нас\n---\n## Раз\n\nДва **три**.\n');
    const run = (...line: string[]) => operate(api, line);
    expect(await run('page', 'put', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('The page about is saved: О нас.'),
    });
    forgetCached('pages:');
    expect((await read('about', 'ru')).sections).toEqual([
      { id: 'section-1', title: 'Раз' },
    ]);
    const list = await run('pages');
    expect(list.out).toMatch(/SLUG +AT +WORDS[^]*about +\/about +own +1 +on/);
    expect(list.out).toMatch(/term +\/terms +ours/);
    expect((await run('page', 'show', 'about')).out).toContain('О нас');
    expect((await run('page', 'delete', 'about')).code).toBe(0);
    expect((await run('page', 'show', 'nothing')).code).toBe(1);
  });
});
