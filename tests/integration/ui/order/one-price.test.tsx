import { screen, within } from '@testing-library/react';
import { desc } from 'drizzle-orm';
import type { ReactNode } from 'react';
import { afterEach, expect } from 'vitest';
import { CartPageContainer } from '@/containers/cart/cart-page-container';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { outboxMessages } from '@/server/db/schema/settings';
import { api, it as test } from '@/tests/support/api/api-test';
import { forgetAddress } from '@/tests/support/browser/browser-address';
import { orderBody } from '@/tests/support/factories/cart';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import { placeOrder } from '@/tests/support/factories/order';
import {
  createAddonGroup,
  createDiscount,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { rememberChoice } from '@/utils/browser/remember';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

/** What a surface tells of an order: of each line what is paid and the old price, then "Subtotal: $18.82" and so on. */
interface Told {
  readonly lines: readonly (readonly string[])[];
  readonly sums: readonly string[];
  readonly saved: string | null;
  /** The amounts on the buttons that lead on, such as "Place order · $18.82". */
  readonly onward: readonly string[];
}

const AMOUNT = /\u2212?\$[\d,]+\.\d\d|Free/g;
const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\u2066\u2069]|(?<=You save)d/g, '');

/** As a reader of the screen has it. */
function readScreen(root: HTMLElement): Told {
  const part = within(root);
  const texts = (role: 'definition' | 'term') =>
    part.getAllByRole(role).map(({ textContent }) => plain(textContent));
  const amounts = texts('definition');
  const rows = texts('term').map(
    (term, row) => `${term}: ${amounts[row] ?? ''}`,
  );
  const first = rows.findIndex((row) => row.startsWith('Subtotal'));
  const last = rows.findIndex((row) => row.startsWith('Total'));
  const list = part
    .getAllByRole('list')
    .find(({ textContent }) => textContent.includes('Plov'));
  const ways = [
    ...part.queryAllByRole('link'),
    ...part.queryAllByRole('button'),
  ]
    .map(({ textContent }) => plain(textContent))
    .filter((text) => /^(Go to checkout|Place order)/.test(text));
  return {
    lines: within(list ?? root)
      .getAllByRole('listitem')
      .map((line) => plain(line.textContent).match(AMOUNT) ?? []),
    sums: rows.slice(first, last + 1),
    saved: plain(part.queryByText(/^You save/)?.textContent) || null,
    onward: [...new Set(ways.flatMap((text) => text.match(AMOUNT) ?? []))],
  };
}

/** As the mail has it: greeting, lines and sums are its paragraphs. */
function readMail(text: string): Told {
  const [, lines = '', sums = ''] = text.split('\n\n');
  const rows = sums.split('\n');
  const saved = rows.find((row) => row.startsWith('You save')) ?? null;
  return {
    lines: lines.split('\n').map((line) => line.match(AMOUNT) ?? []),
    sums: rows.filter((row) => row !== saved),
    saved,
    onward: [],
  };
}

const withoutKm = ({ sums, ...told }: Told): Told => ({
  ...told,
  sums: sums.map((row) => row.replace(/ · [\d.]+ km/, '')),
});

interface Place {
  readonly shop: TestShop;
  readonly products: readonly Readonly<Record<string, number | undefined>>[];
}

interface Case extends Pick<Place, 'shop'> {
  readonly token: string;
  readonly userId: number;
  readonly cartId: number;
}

/** A shop with a reduced dish that has an add-on, and one that is not reduced; two of the first are ordered. */
async function openPlace(
  fees: Parameters<typeof createShop>[1],
): Promise<Place> {
  const shop = await createShop(api.db, {
    latitude: EXAMPLE_LOCATION.latitude + 0.011,
    deliveryStartMinor: 199,
    serviceFeePercent: 5,
    taxPercent: 3,
    ...fees,
  });
  const { id: shopId } = shop;
  const categoryId = await createMenuSection(api.db, shopId, 'Hot dishes');
  const plov = await createDish(api.db, shopId, 'Plov', { categoryId });
  const tea = await createDish(api.db, shopId, 'Tea', {
    categoryId,
    priceMinor: 190,
  });
  await createDiscount(api.db, shopId, plov.id, 20);
  const [salad] = await createAddonGroup(api.db, plov, {
    shopId,
    min: 0,
    max: 2,
    prices: [150],
  });
  return {
    shop,
    products: [
      { stock_id: plov.stockId, quantity: 2 },
      { stock_id: salad?.stockId, quantity: 1, parent_id: plov.stockId },
      { stock_id: tea.stockId, quantity: 1 },
    ],
  };
}

async function fillCart({ products, shop }: Place): Promise<Case> {
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  const path = '/dashboard/user/cart/insert-product';
  const wish = { shop_id: shop.id, products };
  const { body } = await api.post(path, wish, { token });
  const { id: cartId } = (body as { data: { id: number } }).data;
  rememberChoice(
    'address',
    JSON.stringify({ title: 'Here', ...EXAMPLE_LOCATION }),
  );
  return { shop, token, userId: user.id, cartId };
}

const places: Record<string, Place> = {};

test.beforeAll(async () => {
  places.charged = await openPlace({
    minAmountMinor: 2_000,
    smallOrderFeeMinor: 100,
  });
  places.free = await openPlace({ freeDeliveryFromMinor: 1_500 });
});

afterEach(forgetAddress);

/** A screen alone, as a page of its own shows it, once its total is there. */
async function readPage(
  page: ReactNode,
  path: string,
  root: () => HTMLElement | Promise<HTMLElement> = () => document.body,
): Promise<Told> {
  const view = await renderApp(page, { api, path });
  const shown = await root();
  await within(shown).findByText('Total');
  const told = readScreen(shown);
  view.unmount();
  return told;
}

async function lastMail(): Promise<string> {
  const [mail] = await api.db
    .select({ body: outboxMessages.body })
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  return mail?.body ?? '';
}

async function readSurfaces(filled: Case): Promise<Record<string, Told>> {
  const { cartId, shop, token, userId } = filled;
  const aside = () => screen.findByRole('complementary');
  const panel = await readPage(
    <ShopPageContainer id={shop.id} />,
    `/restaurant/${shop.id}`,
    aside,
  );
  const cart = await readPage(<CartPageContainer />, '/cart');
  const checkout = await readPage(<CheckoutContainer />, '/checkout', aside);
  const wish = orderBody(cartId, shop.payments.cash);
  const answer = await placeOrder(api, { token, userId }, wish);
  const { id } = (answer.body as { data: { id: number } }).data;
  const mail = readMail(await lastMail());
  // of an order that has ended nobody listens to events
  const path = `/dashboard/user/orders/${id}/status/change`;
  await api.post(`${path}?status=canceled`, {}, { token });
  const page = <OrderDetailContainer id={id} />;
  const order = await readPage(page, `/orders/${id}`);
  return { panel, cart, checkout, order, mail };
}

test.each([
  {
    what: 'reduced dishes and every fee',
    place: 'charged',
    expected: {
      lines: [['$14.04', '$16.80'], ['$1.90']],
      sums: [
        'Subtotal: $15.94',
        'Delivery: $2.00',
        'Service fee: $0.80',
        'Small-order fee: $1.00',
        'Tax: $0.48',
        'Total: $20.22',
      ],
      saved: 'You save $2.76',
    },
  },
  {
    what: 'a delivery that is free',
    place: 'free',
    expected: {
      lines: [['$14.04', '$16.80'], ['$1.90']],
      sums: [
        'Subtotal: $15.94',
        'Delivery: Free',
        'Service fee: $0.80',
        'Tax: $0.48',
        'Total: $17.22',
      ],
      saved: 'You save $4.76',
    },
  },
])(
  'panel, cart, checkout, order and mail tell the same of $what',
  async ({ expected, place }) => {
    const there = places[place];
    if (!there) throw new Error(`no place ${place}`);
    const told = await readSurfaces(await fillCart(there));
    const total = expected.sums.at(-1)?.replace('Total: ', '');
    for (const [surface, story] of Object.entries(told))
      expect({ surface, ...withoutKm(story) }).toEqual({
        surface,
        ...expected,
        onward: ['mail', 'order'].includes(surface) ? [] : [total],
      });
  },
  60_000,
);
