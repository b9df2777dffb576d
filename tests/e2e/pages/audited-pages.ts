import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Sofra } from '@/tests/e2e/fixtures/sofra';
import type { DinnerPlace } from '@/tests/e2e/support/city';
import { type Customer, enterAs } from '@/tests/e2e/support/customers';
import { moveOrder } from '@/tests/e2e/support/operator';
import { fillDinner, orderDinner } from '@/tests/e2e/support/orders';
import { DRIVER } from '@/utils/application/driver';
import { SELLER } from '@/utils/application/seller';

interface Setting {
  readonly customer: Customer;
  readonly place: DinnerPlace;
  readonly request: APIRequestContext;
}

/** A page that everybody has to be able to use. */
export interface AuditedPage {
  readonly isForCustomers?: true;
  /** Its address, once what it shows is there. */
  readonly address: (setting: Setting) => Promise<string> | string;
  /** What a person does there first. */
  readonly begin?: (sofra: Sofra) => Promise<void>;
  readonly dialogs?: number;
  readonly status?: number;
}

/** Signs the customer in where the page is for customers. */
export async function enterFor(
  { isForCustomers }: Pick<AuditedPage, 'isForCustomers'>,
  browser: { context: BrowserContext; customer: Customer; site: string },
): Promise<void> {
  const { context, customer, site } = browser;
  if (isForCustomers) await enterAs(context, customer, site);
}

const at = (path: string): AuditedPage => ({ address: () => path });

const forCustomers = (path: string): AuditedPage => ({
  ...at(path),
  isForCustomers: true,
});

async function order(
  { customer, place, request }: Setting,
  ...statuses: readonly string[]
): Promise<number> {
  const id = await orderDinner(request, customer, place);
  await moveOrder(request, id, ...statuses);
  return id;
}

const ended = (setting: Setting): Promise<number> =>
  order(setting, 'accepted', 'ready', 'delivered');

/** The eight that differ most. */
export const GATE_PAGES: Readonly<Record<string, AuditedPage>> = {
  home: at('/'),
  'a list with all filters': at('/shop?filters=1'),
  'an open dish': {
    address: ({ place }) =>
      `/restaurant/${place.id}?product=${place.optioned[0]?.uuid ?? ''}`,
    dialogs: 1,
  },
  'what is found': at('/search?q=salad'),
  'the checkout': {
    isForCustomers: true,
    address: async ({ customer, place, request }) => {
      await fillDinner(request, customer, place);
      return '/checkout';
    },
    begin: async ({ checkout }) => {
      await checkout.findAddress('Navoi 12');
      await checkout.priced();
    },
  },
  'an order': {
    isForCustomers: true,
    address: async (setting) => `/orders/${await order(setting, 'accepted')}`,
  },
  'the profile': forCustomers('/profile'),
  'a form': forCustomers(SELLER.steps.href('business')),
};

/** All others. */
export const OTHER_PAGES: Readonly<Record<string, AuditedPage>> = {
  'a restaurant': { address: ({ place }) => `/restaurant/${place.id}` },
  'a shop': {
    address: async ({ request }) => {
      const shops = await request.get(
        '/api/v1/rest/shops/paginate?type=shop&perPage=1',
      );
      const { data } = (await shops.json()) as { data: { id: number }[] };
      return `/shop/${data[0]?.id ?? 0}`;
    },
  },
  about: at('/about'),
  'the languages at the foot': {
    ...at('/about'),
    begin: ({ page }) => page.locator('footer summary').click(),
  },
  'a list on a map': at('/restaurant?view=map'),
  'sign-in': at('/login'),
  registration: at('/register'),
  'a forgotten password': at('/reset-password'),
  'a phone to prove': at('/verify-phone'),
  'a new password': at('/update-password'),
  'a filtered list': at('/restaurant?deals=1'),
  'nothing found': at('/search?q=xyzzyx'),
  'saved places': at('/liked'),
  'all places': at('/places'),
  'an empty cart': at('/cart'),
  'a cart': {
    isForCustomers: true,
    address: async ({ customer, place, request }) => {
      await fillDinner(request, customer, place);
      return '/cart';
    },
  },
  terms: at('/terms'),
  'the referral program': at('/referrals'),
  privacy: at('/privacy'),
  'the blog': at('/blog'),
  'a post': at('/blog/what-couriers-wish-you-knew'),
  jobs: at('/careers'),
  'a job': at('/careers/1'),
  help: at('/help'),
  'an answer': at('/help#missing-or-damaged'),
  'a search of the help': at('/help?q=refund'),
  'nothing found in the help': at('/help?q=xyzzyx'),
  selling: at('/be-seller'),
  driving: at('/deliver'),
  'an empty checkout': forCustomers('/checkout'),
  'orders that go on': forCustomers('/orders'),
  'orders of the past': {
    isForCustomers: true,
    address: async (setting) => {
      await ended(setting);
      return '/orders?tab=past';
    },
  },
  'an order that has ended': {
    isForCustomers: true,
    address: async (setting) => `/orders/${await ended(setting)}`,
  },
  'the inbox': {
    isForCustomers: true,
    address: async (setting) => {
      await order(setting, 'accepted');
      return '/notifications';
    },
  },
  'a receipt': {
    isForCustomers: true,
    address: async (setting) => `/orders/${await order(setting)}/receipt`,
  },
  'the wallet': forCustomers('/wallet'),
  'the settings': forCustomers('/settings'),
  'the way to a shop of one’s own': forCustomers('/my-shop'),
  'leaving for good': forCustomers('/profile/delete'),
  'what is not there': { ...at('/nowhere'), status: 404 },
  ...Object.fromEntries(
    [
      ...SELLER.steps.keys.map(SELLER.steps.href),
      ...DRIVER.steps.keys.map(DRIVER.steps.href),
    ].map((path) => [`the form ${path}`, forCustomers(path)]),
  ),
};
