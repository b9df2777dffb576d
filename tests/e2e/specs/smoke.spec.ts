import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/test';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'home in Arabic', path: '/ar', dir: 'rtl' },
  { name: 'home in Russian', path: '/ru' },
  { name: 'restaurant', path: '/restaurant/1' },
  { name: 'restaurant in Arabic', path: '/ar/restaurant/1', dir: 'rtl' },
  { name: 'sign-in', path: '/login' },
  { name: 'registration', path: '/register' },
];

for (const { name, path, dir = 'ltr' } of PAGES)
  test(`${name} opens, is quiet and accessible @phone`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

test.describe('what is not there', () => {
  test.use({ allowedStatuses: [404] });

  for (const path of ['/nowhere', '/restaurant/999999', '/ar/restaurant/none'])
    test(`${path} is a real 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});
