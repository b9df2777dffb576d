import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { headOf, htmlFaults } from '@/tests/e2e/support/page-facts';
import { E2E_OPERATOR_TOKEN } from '@/tests/e2e/support/server';
import { schemaFaults } from '@/tests/e2e/support/structured-data';

const ADMIN = '/api/v1/dashboard/admin';
const headers = { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` };
const slugOf = (text: string): string => `${text}-${randomUUID()}`;

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is read, from its list to a post and on', async ({ page }) => {
    await page.goto('/blog');
    const posts = page.getByRole('article');
    expect(await posts.count()).toBeGreaterThanOrEqual(3);
    const first = posts.first().getByRole('link');
    const title = await first.innerText();
    await first.click();
    await expect(
      page.getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute(
      'href',
      /^mailto:\?.*blog/,
    );
    await page.getByRole('region', { name: 'More to read' }).waitFor();
  });

  test('jobs are read and narrowed, and lead to how to apply', async ({
    page,
  }) => {
    await page.goto('/ar/careers');
    const places = page.getByRole('navigation', { name: 'الأماكن' });
    await places.getByRole('link', { name: 'سمرقند' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: 'مصوّر طعام' }).click();
    await expect(page.getByRole('link', { name: 'قدّم طلبك' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
  });
});

test.describe('what goes again', () => {
  // a withdrawn page is shown with its status
  test.use({ allowedStatuses: [410] });

  test('what the operator publishes and withdraws is public at once, and gone after', async ({
    page,
    request,
  }) => {
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
    const gone = await page.goto(path);
    expect(gone?.status()).toBe(410);
    await expect(
      page.getByRole('heading', { name: 'This page is no longer here' }),
    ).toBeVisible();
    expect(await (await request.get('/blog/rss.xml')).text()).not.toContain(
      path,
    );
  });

  test('a job says what search engines require, and is closed after its last day', async ({
    page,
    request,
  }) => {
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
    await page.goto(path);
    await expect(page.getByText('This job is closed')).toBeVisible();
    const closed = headOf(await (await request.get(path)).text());
    expect(closed.json).not.toContain('JobPosting');
    expect(closed.robots).toContain('noindex');
    await page.goto('/careers');
    await expect(page.getByRole('link', { name: slug })).toHaveCount(0);
    await request.delete(`${ADMIN}/careers/${slug}`, { headers });
    expect((await page.goto(path))?.status()).toBe(410);
  });
});
