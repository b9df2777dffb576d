import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { cartPanel } from '@/tests/e2e/pages/cart-panel';
import { groupPage } from '@/tests/e2e/pages/group-page';
import { shopPage } from '@/tests/e2e/pages/shop-page';
import { siteHeader } from '@/tests/e2e/pages/site-header';
import type { Customer } from './customers';
import { wordsOf } from './words';

interface GroupCart {
  readonly id: number;
  readonly user_carts: readonly {
    readonly name: string;
    readonly cartDetails: readonly { readonly quantity: number }[];
  }[];
  readonly group_order: { readonly url: string | null };
}

const CART = '/api/v1/dashboard/user/cart';

const headersOf = ({ token }: Pick<Customer, 'token'>) => ({
  Authorization: `Bearer ${token}`,
});

/** The owner's cart as the server knows it. */
export async function groupCart(
  request: APIRequestContext,
  owner: Pick<Customer, 'token'>,
): Promise<GroupCart> {
  const answer = await request.get(CART, { headers: headersOf(owner) });
  return ((await answer.json()) as { data: GroupCart }).data;
}

/** How many lines a member has in it; null: nobody of this name is in it. */
export async function linesOf(
  request: APIRequestContext,
  owner: Pick<Customer, 'token'>,
  name: string,
): Promise<number | null> {
  const { user_carts: parts } = await groupCart(request, owner);
  return parts.find((part) => part.name === name)?.cartDetails.length ?? null;
}

/** The owner changes the group as an older phone of theirs would. */
export async function changeGroup(
  request: APIRequestContext,
  owner: Pick<Customer, 'token'>,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id } = await groupCart(request, owner);
  const path = `${CART}/group/${id}`;
  const answer = await request.put(path, { headers: headersOf(owner), data });
  expect(answer.status()).toBe(200);
}

/** Somebody who is invited, in a browser of their own. */
export function guestOf(page: Page) {
  const screen = { page, lang: 'en', t: wordsOf('en') };
  return {
    page,
    group: groupPage(screen),
    shop: shopPage(screen),
    cart: cartPanel(screen),
    header: siteHeader(screen),
  };
}

export type Guest = ReturnType<typeof guestOf>;

/** Opens browsers that end with the test. */
export function openBrowsers(browser: Browser, baseURL: string) {
  const contexts: BrowserContext[] = [];
  return {
    open: async (options: BrowserContextOptions = {}): Promise<Guest> => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      return guestOf(await context.newPage());
    },
    close: async (): Promise<void> => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}
