import type { Page } from '@playwright/test';

/** The scripts of a page. */
export const SCRIPTS = '**/_next/static/**/*.js';

/** What is asked for at such an address is on its way until the function in the answer is called. */
export async function holdAnswers(
  page: Page,
  address: string,
): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((done) => (letThrough = done));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
