import type { APIRequestContext } from 'playwright';
import { describe, expect } from 'vitest';
import { E2E_OPERATOR_TOKEN } from '@/tests/e2e/support/server';
import { headOf, htmlFaults } from '@/tests/support/site/page-facts';
import { siteIt } from '@/tests/support/site/site-test';
import { schemaFaults } from '@/tests/support/site/structured-data';

const ADMIN = '/api/v1/dashboard/admin';
const headers = { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` };
const slugOf = (text: string): string => `${text}-${Date.now()}`;

async function put(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<{ id: number }> {
  const answer = await request.put(`${ADMIN}${path}`, { headers, data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { id: number } }).data;
}

const words = (title: string) => ({
  en: { title, summary: 'In short.', description: '<p>At length.</p>' },
});

describe('without script', () => {
  siteIt(
    'the blog is read, from its list to a post and on',
    async ({ browser }) => {
      await browser.open('/blog');
      const posts = browser.main.getAllByRole('article');
      expect(posts.length).toBeGreaterThanOrEqual(3);
      const first = posts[0]?.querySelector('a');
      if (!first) throw new Error('a post leads nowhere');
      const title = first.textContent;
      await browser.press(first);
      browser.main.getByRole('heading', { level: 1, name: title });
      expect(browser.main.getByRole('link', { name: 'Share' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:\?.*blog/),
      );
      browser.main.getByRole('region', { name: 'More to read' });
    },
  );

  siteIt(
    'jobs are read and narrowed, and lead to how to apply',
    async ({ browser }) => {
      await browser.open('/ar/careers');
      const [samarkand] = browser.main.getAllByRole('link', { name: 'سمرقند' });
      if (!samarkand) throw new Error('no link to the jobs of Samarkand');
      expect(samarkand.closest('nav')).toHaveAccessibleName('الأماكن');
      await browser.press(samarkand);
      expect(browser.main.getAllByRole('listitem')).toHaveLength(1);
      await browser.press(
        browser.main.getByRole('link', { name: 'مصوّر طعام' }),
      );
      expect(
        browser.main.getByRole('link', { name: 'قدّم طلبك' }),
      ).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    },
  );
});

describe('what goes again', () => {
  siteIt(
    'is a post: public at once when it is published, gone when it is withdrawn',
    async ({ browser, request }) => {
      const slug = slugOf('opening');
      const path = `/blog/${slug}`;
      await put(request, `/blogs/${slug}`, { translations: words(slug) });
      expect((await request.get(path)).status()).toBe(404);
      await put(request, `/blogs/${slug}`, { published_at: '2026-01-02' });
      const html = await (await request.get(path)).text();
      expect(await htmlFaults(html)).toEqual([]);
      const { alternates, canonical, json } = headOf(html);
      expect(canonical).toContain(path);
      expect(alternates).toHaveLength(2);
      expect(schemaFaults([{ page: path, json }])).toEqual([]);
      expect(json).toContain('BlogPosting');
      expect(html).toMatch(/type="application\/rss\+xml"/);
      for (const feed of ['/blog/rss.xml', '/ru/blog/atom.xml'])
        expect(await (await request.get(feed)).text()).toContain(path);
      await request.delete(`${ADMIN}/blogs/${slug}`, { headers });
      await browser.open(path);
      expect(browser.status).toBe(410);
      browser.main.getByRole('heading', {
        name: 'This page is no longer here',
      });
      expect(await (await request.get('/blog/rss.xml')).text()).not.toContain(
        path,
      );
    },
  );

  siteIt(
    'is a job: it says what search engines require, and is closed after its last day',
    async ({ browser, request }) => {
      const slug = slugOf('cook');
      const job = {
        translations: words(slug),
        country: 'UZ',
        published_at: '2026-01-02',
      };
      const { id } = await put(request, `/careers/${slug}`, job);
      const path = `/careers/${id}`;
      const html = await (await request.get(path)).text();
      expect(await htmlFaults(html)).toEqual([]);
      const { json } = headOf(html);
      expect(json).toContain('JobPosting');
      expect(schemaFaults([{ page: path, json }])).toEqual([]);
      await put(request, `/careers/${slug}`, { valid_through: '2026-02-01' });
      await browser.open(path);
      browser.main.getByText(/^This job is closed/);
      const closed = headOf(await (await request.get(path)).text());
      expect(closed.json).not.toContain('JobPosting');
      expect(closed.robots).toContain('noindex');
      await browser.open('/careers');
      expect(browser.main.queryByRole('link', { name: slug })).toBeNull();
      await request.delete(`${ADMIN}/careers/${slug}`, { headers });
      await browser.open(path);
      expect(browser.status).toBe(410);
    },
  );
});
