import { screen } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { CENTRE, forgetAddress } from '@/tests/support/browser/browser-address';
import { createRestaurant } from '@/tests/support/factories/restaurant';
import { renderApp } from '@/tests/support/render-app';
import { rememberChoice } from '@/utils/browser/remember';

/** What the page says by the name of the place: without an address, and close to it. */
const PLACES = {
  'Always Free': {
    fees: { deliveryStartMinor: 0 },
    unknown: 'Free delivery',
    close: 'Free delivery',
  },
  'Free Nearby': {
    fees: { deliveryStartMinor: 0, deliveryPerKmMinor: 45 },
    unknown: 'Free delivery nearby',
    close: 'Free delivery',
  },
  'By The Way': {
    fees: { deliveryStartMinor: 199, deliveryPerKmMinor: 45 },
    unknown: 'Delivery from $2.00',
    close: '$2.00 delivery',
  },
  'Same For All': {
    fees: { deliveryStartMinor: 250 },
    unknown: '$2.50 delivery',
    close: '$2.50 delivery',
  },
} as const;
const ids = new Map<string, number>();

test.beforeAll(async () => {
  for (const [title, { fees }] of Object.entries(PLACES))
    ids.set(title, await createRestaurant(api.db, title, fees));
});

afterEach(forgetAddress);

const live = (): void =>
  rememberChoice('address', JSON.stringify({ title: 'Here', ...CENTRE }));

/** An amount stays left to right in a text of any direction. */
const plain = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, '');

test.each(
  Object.entries(PLACES).flatMap(([title, words]) => [
    { title, where: 'unknown', says: words.unknown },
    { title, where: 'close', says: words.close },
  ]),
)(
  'the page of $title says it, address $where',
  async ({ title, where, says }) => {
    if (where === 'close') live();
    const id = ids.get(title) ?? 0;
    await renderApp(<ShopPageContainer id={id} />, {
      api,
      path: `/restaurant/${id}`,
    });
    await screen.findByRole('heading', { name: 'Hot dishes' });
    const facts = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent).split(' · ')[0]);
    expect(facts).toContain(says);
  },
);
