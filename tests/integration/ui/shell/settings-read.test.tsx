import { act, screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { SentTo } from '@/containers/account/code/sent-to';
import {
  DriverApps,
  DriverPay,
} from '@/containers/application/driver/driver-aside';
import {
  SellerCosts,
  VendorApps,
} from '@/containers/application/seller/seller-aside';
import { ApplicationHelp } from '@/containers/application/shared/application-landing';
import { Footer } from '@/containers/shell/footer';
import { shopPayments } from '@/server/db/schema/catalogue';
import { readReferralProgram } from '@/server/domain/account/referral/referral-program';
import { siteZone } from '@/server/domain/settings/site-zone';
import { requireNoBlockedWord } from '@/server/domain/chat/blocked-words';
import { tellOperator } from '@/server/domain/kitchen/tell-operator';
import { helpFacts } from '@/server/domain/content/faq/help-facts';
import { useSettings } from '@/hooks/shell/use-settings';
import { settingsQueries } from '@/services/settings/settings-queries';
import { readOutbox } from '@/tests/support/account/registration';
import { brandReaders } from '@/tests/support/site/brand-readers';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it as test } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { placedOrder, toldOf } from '@/tests/support/kitchen/told-shop';
import { renderApp } from '@/tests/support/render-app';
import {
  KNOWN_SETTINGS,
  type SettingKind,
} from '@/utils/constants/known-settings';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { useMapStart } from '@/hooks/address/use-map-start';
import { distanceText } from '@/utils/address/distance-text';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

/** Two values that a setting may have. */
const VALUES: Partial<Record<SettingKind, readonly [string, string]>> = {
  amount: ['0.50', '2.00'],
  brand_word: ['Bistro Nord', 'Bistro Süd'],
  colours: ['#1F5FA8', '#0B6E4F'],
  country: ['US', 'DE'],
  day: ['2026-12-30', '2027-12-31'],
  email: ['one@site.example', 'two@site.example'],
  flag: ['0', '1'],
  home: ['', 'shop'],
  logo: ['/storage/images/house/one.webp', '/storage/images/house/two.webp'],
  language: ['de', 'en'],
  languages: ['en,de', 'en,tr'],
  minor: ['100', '200'],
  minutes: ['7', '8'],
  pay: ['3.00', '4.00'],
  payment_type: ['both', 'admin'],
  percent: ['11', '12'],
  phone: ['+998712000001', '+998712000002'],
  phone_code: ['+998', '+7'],
  point: ['52.52, 13.405', '59.91, 10.75'],
  picture: ['https://a.example/a.png', 'https://a.example/b.png'],
  unit: ['km', 'mi'],
  text: ['One line', 'Another line'],
  typeface: [`fonts/${'a'.repeat(40)}.woff2`, `fonts/${'b'.repeat(40)}.woff2`],
  url: ['https://one.example/x', 'https://two.example/x'],
  whole: ['20', '21'],
  words: ['cabbage', 'turnip'],
  zoom: ['12', '14'],
  zone: ['Asia/Samarkand', 'Europe/Paris'],
};

function Known() {
  return <output>{Object.keys(useSettings()).length}</output>;
}

/** A way as cards and carts show it. */
function Far() {
  const { i18n, t } = useTranslation();
  const { unit } = useShell();
  return distanceText(5, { t, language: i18n.language }, unit);
}

/** Where the pickers' maps begin. */
function MapStart() {
  return JSON.stringify(useMapStart());
}

/** What a visitor sees of a part of the page, once it knows the settings. */
const onScreen = (part: ReactNode) => async (): Promise<unknown> => {
  const page = (
    <>
      <Known />
      <main>{part}</main>
    </>
  );
  const { client, unmount } = await renderApp(page, { api });
  await act(() => client.query(settingsQueries.settings()));
  const known = screen.getByText(/^\d+$/, { selector: 'output' });
  await waitFor(() => expect(known).not.toHaveTextContent(/^0$/));
  const { innerHTML } = screen.getByRole('main');
  unmount();
  return innerHTML;
};
const footer = onScreen(<Footer />);
const driverApps = onScreen(<DriverApps />);
const vendorApps = onScreen(<VendorApps />);
const help = onScreen(<ApplicationHelp subject="" />);
const referral = () => readReferralProgram(api.db);
const facts = () => helpFacts(api.db);

async function placedWithoutPhone(): Promise<unknown> {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const body = orderBody(cartId, shop.payments.cash, { phone: undefined });
  return (await placeOrder(api, shopper, body)).body.statusCode;
}

async function groupOpened(): Promise<unknown> {
  const { cartId, shopper } = await createFilledCart(api);
  const path = `/dashboard/user/cart/set-group/${cartId}`;
  return (await api.post(path, {}, shopper)).status;
}

async function quoted(): Promise<unknown> {
  const { cartId, shopper } = await createFilledCart(api);
  const { body } = await api.post(
    `/dashboard/user/cart/calculate/${cartId}`,
    { type: 'delivery', address: EXAMPLE_LOCATION },
    shopper,
  );
  return body.data.service_fee;
}

async function codeText(): Promise<unknown> {
  const email = `code-${performance.now()}@example.com`;
  await api.post('/auth/register', { email });
  const [message] = await readOutbox(api, email);
  return message?.text.replace(/\d{6}/, '');
}

/** By which ways the operator is told of an order that nobody accepts. */
async function operatorTold(): Promise<unknown> {
  const { order } = await placedOrder(api, []);
  const ctx = { db: api.db, now: new Date() };
  const news = { round: 0, orderId: order.id };
  await tellOperator(ctx, { ...news, event: 'order.unanswered' });
  return (await toldOf(api, order.id)).map(({ tellings: told }) => told.target);
}

let shop: TestShop;
test.beforeAll(async () => {
  shop = await createShop(api.db);
  // its own switches are off
  await api.db
    .update(shopPayments)
    .set({ active: false })
    .where(eq(shopPayments.shopId, shop.id));
});

async function waysToPay(): Promise<unknown> {
  const { body } = await api.get(`/rest/shops/${shop.uuid}`);
  return body.data.shop_payments;
}

const languages = async (): Promise<unknown> =>
  (await api.get('/rest/languages')).body.data;

/** Who reads each setting: what differs with its value. */
const READERS: Readonly<Record<string, () => Promise<unknown>>> = {
  ...brandReaders(() => api.db),
  phone: help,
  email: help,
  operator_email: operatorTold,
  operator_phone: operatorTold,
  footer_text: footer,
  instagram: footer,
  facebook: footer,
  twitter: footer,
  customer_app_android: footer,
  customer_app_ios: footer,
  driver_pay: onScreen(<DriverPay />),
  seller_commission: onScreen(<SellerCosts />),
  delivery_app_android: driverApps,
  delivery_app_ios: driverApps,
  vendor_app_android: vendorApps,
  vendor_app_ios: vendorApps,
  payment_type: waysToPay,
  group_order: groupOpened,
  before_order_phone_required: placedWithoutPhone,
  country: onScreen(<Far />),
  center: onScreen(<MapStart />),
  zoom: onScreen(<MapStart />),
  distance_unit: onScreen(<Far />),
  phone_code: referral,
  otp_expire_time: codeText,
  service_fee: quoted,
  delivery_fee_step: async () =>
    (await api.get('/rest/currencies/active')).body.data,
  referral_active: async () => (await api.get('/rest/referral')).status,
  referral_price_from: referral,
  referral_price_to: referral,
  referral_until: referral,
  referral_month_most: referral,
  referral_img: referral,
  home: async () => (await api.get('/rest/site')).body.data,
  default_language: languages,
  languages,
  timezone: () => siteZone(api.db),
  refund_days: facts,
  unpaid_minutes: facts,
  chat_blocked_words: () =>
    requireNoBlockedWord(api, 'turnip soup').then(
      () => 'said',
      () => 'refused',
    ),
};

async function set(key: string, value: string): Promise<void> {
  const path = `/dashboard/admin/settings/${key}`;
  const token = TEST_OPERATOR_TOKEN;
  const { body, status } = await api.call('PUT', path, {
    token,
    body: { value },
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

test.each(Object.entries(KNOWN_SETTINGS))(
  'the setting %s has a reader: what it says shows',
  async (key, { kind }) => {
    const read = READERS[key];
    const values = VALUES[kind];
    if (!read || !values) throw new Error(`nobody reads ${key}`);
    // each address once: a list of links is keyed by them
    const valueOf = (value: string): string =>
      kind === 'url' ? `${value}/${key}` : value;
    await set(key, valueOf(values[0]));
    const before = await read();
    expect(await read()).toEqual(before);
    await set(key, valueOf(values[1]));
    expect(await read()).not.toEqual(before);
  },
);

test.each(['7', '25'])(
  'otp_expire_time is told where a code is typed: %s min',
  async (minutes) => {
    await set('otp_expire_time', minutes);
    const step = onScreen(<SentTo contact="osh@sofra.example" />);
    expect(await step()).toContain(`It works for ${minutes} minutes.`);
  },
);
