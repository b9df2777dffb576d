import { expect, test } from '@/tests/e2e/fixtures/app';

test('without an id no page asks, loads or names anything of it', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).not.toContain('google');
  expect(await answer?.text()).not.toMatch(/gtag|googletagmanager|G-TEST/);
  await expect(page.getByText('May we count visits?')).toHaveCount(0);
});
