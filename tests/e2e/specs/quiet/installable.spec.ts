import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';

/** The addresses of everything this browser keeps in a cache of its own. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

for (const { dir, lang, prefix } of [
  { lang: 'en', prefix: '', dir: 'ltr' },
  { lang: 'ar', prefix: '/ar', dir: 'rtl' },
])
  test.describe(`without a network, in ${lang}`, () => {
    test.use({ lang, allowedStatuses: [0] });

    test('a page answers with the offline page and comes back by itself', async ({
      context,
      page,
      places,
      sofra,
    }) => {
      const title = page.getByRole('heading', {
        name: sofra.t('offline.page.title'),
      });
      await page.goto(prefix || '/');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await expect
        .poll(() => keptAddresses(page))
        .toContain(`${prefix}/offline`);

      await context.setOffline(true);
      await page.goto(`${prefix}/restaurant/${places[0].id}`);
      await expect(title).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', dir);

      await context.setOffline(false);
      await expect(title).toBeHidden();
      await expect(
        page.getByRole('heading', { level: 1, name: places[0].title }),
      ).toBeVisible();
      const kept = await keptAddresses(page);
      expect(kept.filter((path) => !path.endsWith('/offline'))).toEqual([]);
    });
  });
