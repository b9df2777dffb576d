import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { clearContent } from '@/tests/support/factories/content';

afterEach(() => clearContent(api.db));

async function put(kind: string, name: string, text: string) {
  const file = join(await mkdtemp(join(tmpdir(), 'sofra-files-')), name);
  await writeFile(file, text);
  return operate(api, [kind, 'put', file]);
}

const kept = async (path: string) =>
  (
    await api.get(`/dashboard/admin${path}`, {
      token: TEST_OPERATOR_TOKEN,
    })
  ).body.data;

const PICTURE = '/storage/images/banners/spring.webp';

describe('a banner from a file', () => {
  it('in Markdown shows no tags, and keeps its button and tone', async () => {
    const done = await put(
      'banner',
      'anor-open.md',
      `---\nimg: ${PICTURE}\nurl: /restaurant\ntitle: Anor is open\nbutton: See the menu\ntone: dark\n---\nSamsa & *bread* from the clay oven\n`,
    );
    expect(done).toMatchObject({ code: 0, errors: '' });
    expect(done.out).toContain('http://test.local/ with light words');
    expect(await kept('/banners/anor-open')).toMatchObject({
      tone: 'dark',
      translations: {
        en: {
          title: 'Anor is open',
          button: 'See the menu',
          description: 'Samsa & bread from the clay oven',
        },
      },
    });
  });

  it('in the JSON of README: its words need no languages around them', async () => {
    const done = await put(
      'banner',
      'spring.json',
      JSON.stringify({
        img: PICTURE,
        url: '/shop',
        title: 'Spring',
        description: 'Herbs',
      }),
    );
    expect(done).toMatchObject({ code: 0, errors: '' });
    expect(done.out).toContain('not said: button');
    expect((await kept('/banners/spring')).translations).toEqual({
      en: { title: 'Spring', description: 'Herbs' },
    });
  });

  it('names what it does not know and what is missing, in plain words', async () => {
    const odd = await put(
      'banner',
      'odd.json',
      '{"imgs": "/a.webp", "colour": "red", "title": "x"}',
    );
    expect(odd.code).toBe(1);
    expect(odd.errors).toContain('A banner has no "imgs". Did you mean img?');
    expect(odd.errors).toContain('A banner has no "colour".');
    expect(odd.errors).toContain('tone');
    const bare = await put('banner', 'bare.json', '{"tone": "dark"}');
    expect(bare.errors).toMatch(/bare\.json: nothing is changed/);
    expect(bare.errors).toMatch(/img is missing: its picture/);
    const unnamed = await put('banner', 'unnamed.md', 'Samsa');
    expect(unnamed.errors).toContain('title (en) is missing: its large words');
    expect(bare.errors).not.toMatch(/ERROR_|Error occured/);
    const gone = await operate(api, ['banner', 'put', 'no-such.md']);
    expect(gone.errors).toBe('There is no file no-such.md here.');
  });
});

describe('a post from a file', () => {
  it('says that it is a draft and how it is published, and has its title once', async () => {
    const draft = await put(
      'post',
      'our-story.md',
      '# Our story\n\nWe *bake*.\n',
    );
    expect(draft.out).toMatch(/draft.*Publish: `date: \d{4}-\d\d-\d\d`/);
    expect((await kept('/blogs/our-story')).translations.en).toEqual({
      title: 'Our story',
      description: '<p>We <em>bake</em>.</p>\n',
    });
    const open = await put(
      'post',
      'our-story.md',
      '---\ndate: 2026-01-02\n---\n# Our story\n\nWe bake.\n',
    );
    expect(open.out).toContain('public at http://test.local/blog/our-story');
  });

  it('tells in its help what a file may say', async () => {
    const help = (await operate(api, ['help', 'post', 'put'])).out;
    for (const name of ['title', 'summary', 'date', 'tags', 'img', 'withdrawn'])
      expect(help).toContain(`  ${name} `);
  });
});

describe('a page as a file', () => {
  const HTML =
    '<p>We cook &amp; <strong>carry</strong> since 1999.</p>\n<h2>Where * we are</h2>\n<ul>\n<li>Tashkent</li>\n<li><a href="/help">Help</a></li>\n</ul>\n<table><tbody><tr><td>1</td></tr></tbody></table>\n';

  it('comes out as Markdown that goes in again and changes nothing', async () => {
    await put(
      'page',
      'imprint.json',
      JSON.stringify({
        translations: {
          en: { title: 'Imprint: us', summary: 'Who', description: HTML },
        },
      }),
    );
    const before = await kept('/pages/imprint');
    const got = await operate(api, ['page', 'get', 'imprint', '--lang', 'en']);
    expect(got.out).toContain('We cook &amp; **carry** since 1999.');
    expect(got.out).toContain('- [Help](/help)');
    expect(await put('page', 'other-name.md', `${got.out}\n`)).toMatchObject({
      code: 0,
      errors: '',
    });
    const after = await kept('/pages/imprint');
    const bare = (html: string) => html.replace(/\s*(<[^>]*>)\s*/g, '$1');
    expect({
      ...after.translations.en,
      description: bare(after.translations.en.description as string),
    }).toEqual({ ...before.translations.en, description: bare(HTML) });
    expect(after.version).toBe(before.version);
  });

  it('of ours is read, put and shown in one language', async () => {
    const got = await operate(api, ['page', 'get', 'about', '--lang', 'ru']);
    expect(got.code).toBe(0);
    expect(got.out).toMatch(/^---\nslug: about\nlang: ru\ntitle: /);
    const shown = await operate(api, ['page', 'show', 'about']);
    expect(shown.out).toContain('It is shown at http://test.local/about');
    expect(shown.out).not.toContain('"translations"');
    const none = await operate(api, ['page', 'get', 'about', '--lang', 'xx']);
    expect(none.code).toBe(2);
  });
});
