import type { Page, Response } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';

/** The cart's own sending, the live stream and what reads what the browser keeps (redux-persist) are most of it. */
const BUDGET_BYTES = 15_500;

/** Scripts that came beside those of the HTML, with their size on the wire. */
async function laterScripts(
  page: Page,
  path: string,
): Promise<readonly { url: string; bytes: number }[]> {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer);
  });
  const html = (await (await page.goto(path))?.text()) ?? '';
  // Nobody presses anything; the last to load by itself asks where the browser is.
  await page.waitForFunction(
    () => sessionStorage.getItem('sofra.address.asked') !== null,
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const later = answers.filter(
    (answer) => !html.includes(`src="${new URL(answer.url()).pathname}`),
  );
  return Promise.all(
    later.map(async (answer) => ({
      url: new URL(answer.url()).pathname,
      // A scrap from the cache counts below zero.
      bytes: Math.max(0, (await answer.request().sizes()).responseBodySize),
    })),
  );
}

const PAGES = {
  home: () => '/',
  restaurant: (id: number) => `/restaurant/${id}`,
};

for (const [name, addressOf] of Object.entries(PAGES))
  test(
    `the ${name} page of a visitor loads next to no script by itself`,
    { tag: '@phone' },
    async ({ page, places }) => {
      const scripts = await laterScripts(page, addressOf(places[0].id));
      const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0);
      expect(sum, JSON.stringify(scripts)).toBeLessThanOrEqual(BUDGET_BYTES);
    },
  );
