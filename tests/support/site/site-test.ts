import '@testing-library/jest-dom/vitest';
import { request as requests } from 'playwright';
import { inject, it } from 'vitest';
import { dinnerPlaces } from '@/tests/e2e/support/city';
import { newCustomer } from '@/tests/e2e/support/customers';
import { wordsOf } from '@/tests/e2e/support/words';
import { type PlainBrowser, plainBrowser } from './plain-browser';

/** The English texts. */
export const t = wordsOf('en');

/** Calls to the site with a cookie jar of their own. */
const openCalls = () => requests.newContext({ baseURL: inject('siteUrl') });

/** Fills the fields with these labels and presses the button of that name. */
export async function post(
  browser: PlainBrowser,
  fields: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  const { main } = browser;
  for (const [label, text] of Object.entries(fields))
    browser.fill(main.getByLabelText(label), text);
  await browser.press(main.getByRole('button', { name: button }));
}

/** Signs in by the form of /login, which is open. */
export const signIn = (
  browser: PlainBrowser,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> =>
  post(
    browser,
    { [t('auth.contact')]: email, [t('auth.password')]: password },
    t('auth.logIn'),
  );

/** A browser whose cookies end with the test. */
async function openBrowser(onCleanup: (end: () => Promise<void>) => void) {
  const request = await openCalls();
  onCleanup(() => request.dispose());
  return plainBrowser(request, inject('siteUrl'));
}

/**
 * Vitest's `it` over the built site. `request` calls it, `browser` and `otherBrowser` read it without script;
 * `places` are open at any hour; `customer` is new, and signed in in `browser`.
 */
export const siteIt = it
  .extend('places', { scope: 'file' }, async ({}, { onCleanup }) => {
    const request = await openCalls();
    onCleanup(() => request.dispose());
    const [first, second, ...rest] = await dinnerPlaces(request);
    if (!first || !second) throw new Error('nothing is open in the demo city');
    return [first, second, ...rest] as const;
  })
  .extend('request', async ({}, { onCleanup }) => {
    const request = await openCalls();
    onCleanup(() => request.dispose());
    return request;
  })
  .extend('browser', ({}, { onCleanup }) => openBrowser(onCleanup))
  .extend('otherBrowser', ({}, { onCleanup }) => openBrowser(onCleanup))
  .extend('customer', async ({ browser, request }) => {
    const customer = await newCustomer(request);
    await browser.open('/login');
    await signIn(browser, customer);
    return customer;
  });
