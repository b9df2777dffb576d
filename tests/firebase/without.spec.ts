import type { Page, Response } from '@playwright/test';
import { expect, test } from './people';

const policyOf = (answer: Response | null): string =>
  answer?.headers()['content-security-policy'] ?? 'none';

/** What the page asked for, in order, and its policy. */
async function visit(page: Page, url: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const response = await page.goto(url);
  await page.getByLabel('E-mail or phone number').waitFor();
  // what comes after the page is asked for when the browser has nothing else to do
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })),
  );
  const policy = policyOf(response);
  const scripts = await Promise.all(
    asked
      .filter((one) => one.includes('/_next/') && one.endsWith('.js'))
      .map(async (one) => (await page.request.get(one)).text()),
  );
  return { asked, policy, code: scripts.join('\n') };
}

const OF_FIREBASE = /identitytoolkit|firebaseError|auth\/popup-blocked/i;

for (const path of ['/login', '/register']) {
  test(`${path} without a provider has no button, and nothing of Firebase comes`, async ({
    page,
  }) => {
    const site = process.env.FIREBASE_PLAIN_URL ?? '';
    const { asked, code, policy } = await visit(page, `${site}${path}`);
    for (const name of ['Google', 'Facebook', 'Apple'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    expect(asked.filter((url) => !url.startsWith(site))).toEqual([]);
    expect(code).not.toMatch(OF_FIREBASE);
    expect(policy).toContain("frame-src 'self';");
    expect(policy).not.toMatch(/https?:/);
  });

  test(`${path} with providers admits their host, and loads nothing of Firebase before a press`, async ({
    page,
    baseURL,
  }) => {
    const { asked, code, policy } = await visit(page, path);
    await expect(page.getByRole('button', { name: 'Google' })).toBeVisible();
    expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
    expect(code).not.toMatch(OF_FIREBASE);
    const host = process.env.FIREBASE_EMULATOR_URL ?? '';
    expect(policy).toContain(`frame-src 'self' ${host};`);
    expect(policy).toContain(`connect-src 'self' ${host};`);
  });
}

test('no other page admits it', async ({ page }) => {
  expect(policyOf(await page.goto('/'))).not.toMatch(/https?:/);
});
