import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { clearContent } from '@/tests/support/factories/content';
import { operate } from '@/tests/support/api/operator-tool';

const ADMIN = '/dashboard/admin';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sofra-posts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => clearContent(api.db));

const send = (method: string, path: string, body?: object) =>
  api.call(method, `${ADMIN}${path}`, { token: TEST_OPERATOR_TOKEN, body });

const words = (title: string) => ({ title, description: `<p>${title}</p>` });

const listed = async (kind: 'blogs' | 'careers'): Promise<unknown[]> =>
  (await api.get(`/rest/${kind}/paginate`)).body.data;

describe('the operator’s posts', () => {
  it('begin as drafts, are published, changed and withdrawn, and readers see it at once', async () => {
    await expect.poll(() => listed('blogs')).toEqual([]);
    const made = await send('PUT', '/blogs/bread', {
      tags: ['city'],
      translations: { en: words('Bread'), ru: words('Хлеб') },
    });
    expect(made.status).toBe(200);
    expect(made.body.data).toMatchObject({
      slug: 'bread',
      published_at: null,
      withdrawn: false,
      img: null,
    });
    await expect.poll(() => listed('blogs')).toEqual([]);

    const at = { published_at: '2026-01-02' };
    const put = await send('PUT', '/blogs/bread', at);
    expect(put.body.data).toMatchObject({
      published_at: '2026-01-02T00:00:00.000Z',
      tags: ['city'],
      translations: { en: words('Bread'), ru: words('Хлеб') },
    });
    await expect.poll(() => listed('blogs')).toHaveLength(1);

    await send('PUT', '/blogs/bread', {
      translations: { ru: null, de: words('Brot'), en: { title: 'Loaf' } },
    });
    const { body } = await send('GET', '/blogs/bread');
    expect(body.data.translations).toEqual({
      en: { title: 'Loaf' },
      de: words('Brot'),
    });
    await expect
      .poll(async () => (await api.get('/rest/blogs/bread?lang=de')).body.data)
      .toMatchObject({ translation: { title: 'Brot' } });

    await send('DELETE', '/blogs/bread');
    await expect.poll(() => listed('blogs')).toEqual([]);
    const gone = await api.get('/rest/blogs/bread');
    expect([gone.status, gone.body.data]).toEqual([404, { gone: true }]);
    const all = await send('GET', '/blogs?perPage=5');
    expect(all.body.data[0]).toMatchObject({ slug: 'bread', withdrawn: true });
    await send('PUT', '/blogs/bread', { withdrawn: false });
    await expect.poll(() => listed('blogs')).toHaveLength(1);
  });

  it.each([
    [{}, 'translations'],
    [{ translations: { en: { title: '' } } }, 'translations.en.title'],
    [{ translations: { tlh: words('x') } }, 'translations'],
    [{ translations: { en: words('x') }, img: 'javascript:alert(1)' }, 'img'],
    [
      { translations: { en: words('x') }, published_at: 'tomorrow' },
      'published_at',
    ],
  ])('are refused as %j, with the field', async (body, field) => {
    const answer = await send('PUT', '/blogs/wrong', body);
    expect([answer.status, Object.keys(answer.body.params)]).toEqual([
      400,
      [field],
    ]);
    expect((await send('GET', '/blogs/wrong')).status).toBe(404);
  });

  it('have slugs that stand in an address', async () => {
    const body = { translations: { en: words('x') } };
    for (const slug of ['A%20b', 'rss.xml', '-x', 'x'.repeat(90)])
      expect((await send('PUT', `/blogs/${slug}`, body)).status).toBe(404);
    expect((await send('DELETE', '/blogs/never-was')).status).toBe(404);
  });
});

describe('the operator’s jobs', () => {
  it('need a place, or a country for work from home, once they are published', async () => {
    const translations = { en: words('Cook') };
    const draft = await send('PUT', '/careers/cook', { translations });
    expect(draft.body.data).toMatchObject({
      employment: 'full_time',
      published_at: null,
    });
    const at = { published_at: '2026-01-02T08:00:00+05:00' };
    const placeless = await send('PUT', '/careers/cook', at);
    expect(Object.keys(placeless.body.params)).toEqual(['place']);
    const put = await send('PUT', '/careers/cook', {
      ...at,
      remote: true,
      country: 'uz',
      apply_url: 'mailto:jobs@example.com',
      valid_through: '2099-12-31',
    });
    expect(put.body.data).toMatchObject({
      country: 'UZ',
      published_at: '2026-01-02T03:00:00.000Z',
    });
    await expect.poll(() => listed('careers')).toHaveLength(1);
    await send('DELETE', '/careers/cook');
    await expect.poll(() => listed('careers')).toEqual([]);
  });

  it.each([
    ['apply_url', 'javascript:alert(1)'],
    ['apply_url', 'http://plain.example'],
    ['country', 'Uzbekistan'],
    ['valid_through', 'soon'],
    ['employment', 'whenever'],
  ])('are refused with %s %s', async (field, value) => {
    const answer = await send('PUT', '/careers/wrong', {
      translations: { en: words('x') },
      [field]: value,
    });
    expect([answer.status, Object.keys(answer.body.params)]).toEqual([
      400,
      [field],
    ]);
  });
});

describe('the operator’s command line', () => {
  const run = (...line: string[]) => operate(api, line);

  it('puts a post from Markdown, one language after the other, shows and deletes it', async () => {
    expect((await run('posts')).out).toBe('No posts of your own.');
    const file = join(folder, 'opening-day.md');
    writeFileSync(
      file,
      '---\ntitle: Opening day\nsummary: We begin.\npublished_at: 2026-01-02\ntags: [news]\n---\n## Hello\n\nText.\n',
    );
    const put = await run('post', 'put', file);
    expect([put.code, put.out, put.errors]).toEqual([
      0,
      expect.stringContaining('The post opening-day is saved: Opening day.'),
      '',
    ]);
    const russian = join(folder, 'opening-day.ru.md');
    writeFileSync(russian, '---\ntitle: Открытие\n---\nТекст.\n');
    expect((await run('post', 'put', russian)).code).toBe(0);
    expect((await run('posts')).out).toMatch(
      /opening-day +public +2026-01-02.*Opening day +en ru/,
    );
    const shown = await run('post', 'show', 'opening-day', '--json');
    const post = JSON.parse(shown.out) as object;
    expect(post).toMatchObject({
      tags: ['news'],
      translations: { en: { summary: 'We begin.' } },
    });
    // what it shows it takes
    const again = join(folder, 'again.json');
    writeFileSync(again, shown.out);
    expect((await run('post', 'put', again)).code).toBe(0);
    expect((await run('post', 'delete', 'opening-day')).code).toBe(0);
    expect((await run('posts')).out).toMatch(/opening-day +withdrawn/);
    const none = await run('post', 'show', 'never-was');
    expect(none.code).toBe(1);
  });

  it('puts jobs with their place and team', async () => {
    const file = join(folder, 'cook.md');
    writeFileSync(
      file,
      '---\ntitle: Cook\nplace: Tashkent\ndepartment: Kitchen\nemployment: part_time\npublished_at: 2026-01-02\nvalid_through: 2099-01-31\n---\nYou cook.\n',
    );
    expect((await run('career', 'put', file)).errors).toBe('');
    expect((await run('careers')).out).toMatch(/cook +\d+ +open +2099-01-31/);
    await expect
      .poll(() => listed('careers'))
      .toMatchObject([
        {
          employment: 'part_time',
          translation: { place: 'Tashkent', department: 'Kitchen' },
        },
      ]);
    expect((await run('career', 'delete', 'cook')).code).toBe(0);
  });
});
