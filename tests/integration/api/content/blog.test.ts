import { JSDOM } from 'jsdom';
import { afterEach, describe, expect } from 'vitest';
import type { BlogDetailDto, BlogDto } from '@/server/contracts/content/posts';
import { api, it } from '@/tests/support/api/api-test';
import { clearContent, createPost } from '@/tests/support/factories/content';

const NOW = new Date('2026-03-01T12:00:00Z');
const day = (text: string): Date => new Date(`${text}T08:00:00Z`);

afterEach(async () => {
  api.setNow(null);
  await clearContent(api.db);
});

async function list(query = ''): Promise<BlogDto[]> {
  const { body, status } = await api.get(`/rest/blogs/paginate?${query}`);
  expect(status).toBe(200);
  return body.data as BlogDto[];
}

async function read(key: string, lang = 'en'): Promise<BlogDetailDto> {
  const { body, status } = await api.get(`/rest/blogs/${key}?lang=${lang}`);
  expect(status).toBe(200);
  return body.data as BlogDetailDto;
}

const raw = async (path: string): Promise<string> => {
  const answer = await api.fetch(new Request(`http://test.local${path}`));
  expect(answer.status).toBe(200);
  return answer.text();
};

describe('the blog', () => {
  it('is empty on a new site', async () => {
    expect(await list()).toEqual([]);
    expect((await api.get('/rest/last-blog/show')).body.data).toBeNull();
    expect(await raw('/blog/rss.xml')).not.toContain('<item>');
    const atom = await raw('/blog/atom.xml');
    expect(atom).toMatch(/<feed [^>]*xml:lang="en/);
  });

  it('lists posts page by page, the newest first, without their text', async () => {
    for (let at = 1; at <= 5; at += 1)
      await createPost(api.db, {
        slug: `story-${at}`,
        publishedAt: day(`2026-02-0${at}`),
      });
    const { body } = await api.get('/rest/blogs/paginate?type=blog&perPage=2');
    expect(body.data.map(({ slug }: BlogDto) => slug)).toEqual([
      'story-5',
      'story-4',
    ]);
    expect(body.meta).toMatchObject({ total: 5, last_page: 3 });
    expect(body.data[0].translation.description).toBeNull();
    const last = await list('perPage=2&page=3');
    expect(last.map(({ slug }) => slug)).toEqual(['story-1']);
    expect(await list('type=notification')).toEqual([]);
    const { data: newest } = (await api.get('/rest/last-blog/show')).body;
    expect(newest.slug).toBe('story-5');
  });

  it('keeps drafts, dates to come and withdrawn posts out of everything', async () => {
    api.setNow(NOW);
    const shown = await createPost(api.db, { publishedAt: day('2026-02-01') });
    const hidden = [
      await createPost(api.db, { publishedAt: null }),
      await createPost(api.db, { publishedAt: day('2026-03-02') }),
      await createPost(api.db, { withdrawn: true }),
    ];
    expect((await list()).map(({ id }) => id)).toEqual([shown.id]);
    expect((await read(shown.slug)).related).toEqual([]);
    const public_ = [
      await raw('/blog/rss.xml'),
      await raw('/blog/atom.xml'),
      await raw('/sitemap-pages.xml'),
    ];
    for (const text of public_) {
      expect(text).toContain(`/blog/${shown.slug}`);
      for (const { slug } of hidden) expect(text).not.toContain(slug);
    }
    const [draft, coming, withdrawn] = hidden;
    for (const post of [draft, coming]) {
      const { body, status } = await api.get(`/rest/blogs/${post?.slug}`);
      expect([status, body.data]).toEqual([404, undefined]);
    }
    const gone = await api.get(`/rest/blogs/${withdrawn?.slug}`);
    expect([gone.status, gone.body.data]).toEqual([404, { gone: true }]);
    expect((await api.get('/rest/blogs/never-was')).status).toBe(404);
    // its day comes
    api.setNow(day('2026-03-03'));
    expect((await list()).map(({ id }) => id)).toEqual([coming?.id, shown.id]);
  });

  it('finds a post by slug, uuid and id', async () => {
    const { id, slug, uuid } = await createPost(api.db);
    for (const key of [slug, uuid, uuid.toUpperCase(), String(id)])
      expect((await read(key)).slug).toBe(slug);
  });

  it('falls back field by field, and says each one’s language', async () => {
    const { slug } = await createPost(api.db, {
      translations: {
        en: { title: 'Bread', summary: 'Warm.', description: '<p>Long.</p>' },
        ru: { title: 'Хлеб', description: '<p>Длинно.</p>' },
        fr: { title: 'Pain' },
      },
    });
    const russian = (await read(slug, 'ru')).translation;
    expect(russian).toMatchObject({
      locale: 'ru',
      title: 'Хлеб',
      short_desc: 'Warm.',
      description: '<p>Длинно.</p>',
      locales: { title: 'ru', short_desc: 'en', description: 'ru' },
    });
    expect((await read(slug, 'fr')).translation.locales).toEqual({
      title: 'fr',
      short_desc: 'en',
      description: 'en',
    });
    expect((await read(slug, 'de')).translation.locale).toBe('en');
    expect((await read(slug)).languages.sort()).toEqual(['en', 'fr', 'ru']);
  });

  it('lets nothing through that could act, and begins with the text where there is no summary', async () => {
    const { slug } = await createPost(api.db, {
      translations: {
        en: {
          title: 'T',
          description: `<h2>One</h2><p onclick="a()">${'word '.repeat(80)}<script>a()</script></p>`,
        },
      },
    });
    const post = await read(slug);
    expect(post.translation.description).not.toMatch(/script|onclick/);
    expect(post.sections).toEqual([{ id: 'section-1', title: 'One' }]);
    expect(post.translation.short_desc).toBe('');
    const [row] = await list();
    expect(row?.translation.short_desc).toMatch(/^One ?word word .*…$/);
    expect(row?.translation.short_desc.length).toBeLessThanOrEqual(201);
  });

  it('goes on with what has most in common', async () => {
    const post = await createPost(api.db, { tags: ['bread', 'city'] });
    const posts = [
      await createPost(api.db, { tags: [], publishedAt: day('2026-02-04') }),
      await createPost(api.db, {
        tags: ['bread', 'city'],
        publishedAt: day('2026-02-01'),
      }),
      await createPost(api.db, {
        tags: ['city'],
        publishedAt: day('2026-02-02'),
      }),
      await createPost(api.db, { tags: [], publishedAt: day('2026-02-03') }),
    ];
    const { related } = await read(post.slug);
    expect(related.map(({ id }) => id)).toEqual(
      [posts[1], posts[2], posts[0]].map((other) => other?.id),
    );
  });

  it('asks the database no more for many posts than for one', async () => {
    await createPost(api.db);
    const cost = async () => {
      await api.heard();
      const before = api.queries();
      await list('perPage=50');
      return api.queries() - before;
    };
    const one = await cost();
    for (let at = 0; at < 9; at += 1) await createPost(api.db);
    expect(await cost()).toBe(one);
    expect(await cost()).toBeLessThan(one);
  });
});

describe('the feeds', () => {
  it('are in the asked language, with whole addresses, and sound XML', async () => {
    await createPost(api.db, {
      slug: 'bread',
      img: '/storage/images/bread.webp',
      translations: {
        en: { title: 'Fish & <chips> ]]>', summary: 'A & b' },
        de: {
          title: 'Brot \u0007& Salz',
          description: '<p><a href="/restaurant/1">Hier</a></p>',
        },
      },
    });
    const rss = await raw('/blog/rss.xml?lang=de');
    expect(rss).toContain('<language>de</language>');
    expect(rss).toMatch(/<link>http[^<]*\/de\/blog\/bread<\/link>/);
    expect(rss).toMatch(/href="http[^"]*\/restaurant\/1"/);
    expect(rss).toContain('<title>Brot &amp; Salz</title>');
    expect(await raw('/blog/rss.xml')).toContain(
      '<title>Fish &amp; &lt;chips&gt; ]]&gt;</title>',
    );
    expect(rss).toMatch(/<enclosure [^>]*type="image\/webp"/);
    for (const kind of ['rss', 'atom'])
      for (const lang of ['en', 'de', 'ar']) {
        const text = await raw(`/blog/${kind}.xml?lang=${lang}`);
        const xml = new JSDOM(text, { contentType: 'text/xml' });
        const found = xml.window.document.querySelectorAll('item, entry');
        expect([kind, lang, found.length]).toEqual([kind, lang, 1]);
      }
    const atom = await raw('/blog/atom.xml');
    expect(atom).toContain('Fish &amp; &lt;chips&gt; ');
    const answer = await api.fetch(
      new Request('http://test.local/blog/atom.xml'),
    );
    expect(answer.headers.get('content-type')).toMatch(/^application\/atom/);
  });
});

describe('the sitemap', () => {
  it('names a post in the languages it is written in', async () => {
    await createPost(api.db, {
      slug: 'two-languages',
      translations: { en: { title: 'T' }, ar: { title: 'ع' } },
    });
    const xml = await raw('/sitemap-pages.xml');
    const own = [...xml.matchAll(/<loc>[^<]*\/two-languages<\/loc>.*/g)];
    expect(own).toHaveLength(2);
    expect(own[0]?.[0].match(/hreflang/g)).toHaveLength(3);
    expect(xml).toMatch(/<loc>[^<]*\/ar\/blog\/two-languages<\/loc>/);
    expect(xml).toMatch(/<loc>[^<]*\/de\/blog<\/loc>/);
  });
});
