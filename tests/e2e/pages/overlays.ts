import { expect, type Locator } from '@playwright/test';
import { PICTURE } from '@/tests/e2e/support/chat/picture';
import type { DinnerPlace } from '@/tests/e2e/support/city';
import { cartPanel } from './cart-panel';
import { groupPage } from './group-page';
import { dialogNamed, localised, type Screen } from './screen';
import { shopPage } from './shop-page';
import { siteHeader } from './site-header';

type Places = readonly [DinnerPlace, DinnerPlace, ...DinnerPlace[]];

/** Something that opens over a page. */
export interface Overlay {
  /** For customers only. */
  readonly isSignedIn?: boolean;
  /** The statuses of what fails in it; 0: no answer. */
  readonly failures?: readonly number[];
  readonly path: (places: Places) => string;
  /** Opens it on that page, as a person does; answers what opened and where the focus is once Escape closed it. */
  readonly open: (
    screen: Screen,
    places: Places,
  ) => Promise<{ readonly box: Locator; readonly opener: Locator | null }>;
}

const shopPath = ([{ id, type }]: Places): string => `/${type}/${id}`;

async function press(opener: Locator, box: Locator) {
  await opener.click();
  await expect(box).toBeVisible();
  return { box, opener };
}

const byButton =
  (key: string, title: string): Overlay['open'] =>
  (screen) => {
    const { page, t } = screen;
    const opener = page.getByRole('button', { name: t(key) }).first();
    return press(opener, dialogNamed(screen, t(title)));
  };

const openAddress = byButton('header.chooseAddress', 'address.title');

/** A dish in the cart, there and on the server. */
async function fillCart(screen: Screen, place: DinnerPlace): Promise<void> {
  const { page, t } = screen;
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.ok(),
  );
  await shopPage(screen).add(place.plain[0]?.title ?? '');
  await expect(
    page.getByRole('button', { name: t('cart.view') }),
  ).toBeVisible();
  await saved;
}

/** All that opens over a page of a phone: dialogs, sheets and lists. */
export const OVERLAYS: Readonly<Record<string, Overlay>> = {
  menu: {
    path: () => '/',
    open: (screen) => {
      const { page, t } = screen;
      const opener = page.getByRole('button', { name: t('header.menu') });
      return press(opener, dialogNamed(screen, 'Sofra'));
    },
  },
  address: {
    path: () => '/',
    open: openAddress,
  },
  'an address that cannot be looked for': {
    failures: [0],
    path: () => '/',
    open: async (screen, places) => {
      const { page, t } = screen;
      await page.route('**/rest/geocode?*', (route) => route.abort());
      const { box } = await openAddress(screen, places);
      await box.getByLabel(t('address.field')).fill('Navoi');
      await box.getByRole('button', { name: t('common.tryAgain') }).waitFor();
      return { box, opener: null };
    },
  },
  'all filters': {
    path: () => '/shop',
    open: (screen) => {
      const { page, t } = screen;
      const name = t('filter.label');
      const opener = page.getByRole('link', { name, exact: true });
      return press(opener, dialogNamed(screen, name));
    },
  },
  'the order of a list': {
    path: () => '/restaurant',
    open: ({ page, t }) => {
      const name = t('sort.label', { order: t('sort.trust_you') });
      const opener = page.locator('summary').filter({ hasText: name });
      const link = page.getByRole('link', { name: t('sort.high_rating') });
      return press(opener, link).then(() => ({ box: link, opener: null }));
    },
  },
  'the map of a list': {
    path: () => '/restaurant',
    open: async ({ page, t }) => {
      await page.getByRole('link', { name: t('list.view.map') }).click();
      const box = page.getByRole('region').filter({
        has: page.getByRole('button', { pressed: false }),
      });
      await expect(box.first()).toBeVisible();
      return { box: box.first(), opener: null };
    },
  },
  'what is found': {
    path: () => '/search',
    open: async ({ page, t }) => {
      await page.getByRole('combobox').last().fill('salad');
      const box = page.getByRole('listbox', { name: t('search.products') });
      await expect(box).toBeVisible();
      return { box, opener: null };
    },
  },
  'nothing found': {
    path: () => '/search',
    open: async ({ page, t }) => {
      await page.getByRole('combobox').last().fill('xyzzyx');
      const title = t('home.empty.search.title', { term: 'xyzzyx' });
      const box = page.getByText(title);
      await expect(box).toBeVisible();
      return { box, opener: null };
    },
  },
  'a picture to send': {
    isSignedIn: true,
    path: () => '/help?chat=support',
    open: async (screen) => {
      const { t } = screen;
      const box = dialogNamed(screen, t('chat.title'));
      await box.locator('input[type="file"]').setInputFiles(PICTURE);
      const name = t('refund.picture.remove', { number: 1 });
      await expect(box.getByRole('button', { name })).toBeVisible();
      return { box, opener: null };
    },
  },
  'a dish': {
    path: shopPath,
    open: (screen, [place]) => {
      const title = place.optioned[0]?.translation.title ?? '';
      const opener = shopPage(screen)
        .dish(title)
        .getByRole('link', { name: title, exact: true });
      return press(opener, dialogNamed(screen, title));
    },
  },
  'about a shop': {
    path: shopPath,
    open: (screen, [place]) => {
      const { page, t } = screen;
      const opener = page
        .getByText(t('shop.info.open'), { exact: true })
        .first();
      return press(opener, dialogNamed(screen, new RegExp(place.title)));
    },
  },
  'time of an order': {
    path: shopPath,
    open: byButton('schedule.action', 'schedule.title'),
  },
  cart: {
    path: shopPath,
    open: async (screen, [place]) => {
      await fillCart(screen, place);
      const { sheet } = cartPanel(screen);
      return press(siteHeader(screen).cart, sheet);
    },
  },
  'clearing the cart': {
    path: shopPath,
    open: async (screen, [place]) => {
      const { t } = screen;
      await fillCart(screen, place);
      const { sheet } = cartPanel(screen);
      await press(siteHeader(screen).cart, sheet);
      const opener = sheet.getByRole('button', { name: t('cart.clear') });
      return press(opener, dialogNamed(screen, t('cart.clear.title')));
    },
  },
  'which of two carts': {
    path: shopPath,
    open: async (screen, [place, other]) => {
      const { page, t } = screen;
      await fillCart(screen, place);
      await page.goto(localised(screen, `/${other.type}/${other.id}`));
      const dish = other.plain[0]?.title ?? '';
      const shop = shopPage(screen);
      const opener = shop
        .dish(dish)
        .getByRole('button', { name: t('product.add', { name: dish }) });
      return press(opener, shop.replaceQuestion);
    },
  },
  'group order': {
    isSignedIn: true,
    path: shopPath,
    open: async (screen) => {
      const { panel, start } = groupPage(screen);
      await press(start, panel);
      return { box: panel, opener: null };
    },
  },
};
