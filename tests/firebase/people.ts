import { readFileSync } from 'node:fs';
import {
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test';

export type Provider = 'Apple' | 'Facebook' | 'Google';

/** What a provider says of a person; `sub` is the person. */
export interface Person {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  /** Google and Apple vouch for an e-mail, Facebook does not. */
  readonly email_verified?: boolean;
}

const SHIM = readFileSync('tests/firebase/gapi-shim.js', 'utf8');
const GAPI = 'https://apis.google.com/js/api.js';

/** This machine alone answers; Google's loader is ours, everything else beyond it is refused. */
async function stayHere(context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) =>
      route.request().url().startsWith(GAPI)
        ? route.fulfill({ contentType: 'text/javascript', body: SHIM })
        : route.abort(),
  );
}

/** A page of the site with the three providers. What breaks the page's policy, or throws there, fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({}, use) => use(process.env.FIREBASE_SITE_URL),
  complaints: async ({}, use) => use([]),
  page: async ({ complaints, context, page }, use) => {
    await stayHere(context);
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text()))
        complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** What is told on the page; Next's own announcer of pages is none of it. */
export const alertOf = (page: Page) => page.locator('main').getByRole('alert');

let made = 0;

/** Somebody nobody knows yet. */
export function somebody(more: Omit<Person, 'sub'> = {}): Person & {
  readonly email: string;
} {
  made += 1;
  const sub = `${Date.now()}${made}`;
  const email = `social-${sub}@sofra.example`;
  return { sub, name: 'Aziza Karimova', email, email_verified: true, ...more };
}

/** Presses the button; the provider's window. */
export async function openWindow(page: Page, by: Provider): Promise<Page> {
  const coming = page.waitForEvent('popup');
  await page.getByRole('button', { name: by, exact: true }).click();
  const popup = await coming;
  await popup.locator('.js-new-account').waitFor();
  return popup;
}

/** Answers the provider's window as this person. */
export async function answerAs(popup: Page, person: Person): Promise<void> {
  const claims = encodeURIComponent(JSON.stringify(person));
  const closed = popup.waitForEvent('close');
  await popup.evaluate(
    ([said = '', email = '']) => {
      const widget = window as unknown as {
        finishWithUser: (claims: string, email: string) => void;
      };
      widget.finishWithUser(said, email);
    },
    [claims, person.email ?? ''],
  );
  await closed;
}

/** Signs in at /login by a provider, from the start. */
export async function enter(
  page: Page,
  by: Provider,
  person: Person,
  from = '/settings',
): Promise<void> {
  await page.goto(`/login?from=${encodeURIComponent(from)}`);
  await answerAs(await openWindow(page, by), person);
}

/** What the browser's session says of itself. */
export async function whoIsIn(page: Page) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value;
  const named = cookies.find(({ name }) => name === 'user');
  const answer = await page.request.get('/api/v1/dashboard/user/profile/show', {
    headers: { Authorization: `Bearer ${decodeURIComponent(token ?? '')}` },
  });
  const { data } = (await answer.json()) as {
    data: { id: number; firstname: string; email: string | null };
  };
  const cookie = JSON.parse(decodeURIComponent(named?.value ?? 'null')) as {
    firstname: string;
  } | null;
  return { ...data, cookie, expires: named?.expires };
}

/** The session is gone from this browser; its other choices stay. */
export async function leave(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'access_token' });
  await page.context().clearCookies({ name: 'user' });
}
