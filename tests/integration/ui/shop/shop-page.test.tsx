import { screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  createBranch,
  createShopPicture,
} from '@/tests/support/factories/place';
import { createRestaurant } from '@/tests/support/factories/restaurant';
import { createReviews } from '@/tests/support/factories/review';
import { renderApp } from '@/tests/support/render-app';
import {
  dialogNamed,
  liveAt,
  noDialog,
  openShopPage,
} from '@/tests/support/ui/shop-page';
import { zonedMoment } from '@/utils/i18n/dates';

const ZONE = 'Asia/Tashkent';

let openId: number;

test.beforeAll(async () => {
  openId = await createRestaurant(api.db, 'Night Owl', {
    verify: true,
    phone: '+998 71 200 00 00',
    ratingAvg: 4.5,
    reviewsCount: 12,
    deliveryStartMinor: 150,
    deliveryPerKmMinor: 40,
    freeDeliveryFromMinor: 3000,
    minAmountMinor: 1000,
    smallOrderFeeMinor: 100,
    serviceFeePercent: 5,
  });
  await createReviews(api.db, openId, [
    { rating: 5, comment: 'The best plov' },
    ...Array.from({ length: 10 }, () => ({ rating: 4, comment: 'Fine' })),
    { rating: 1, comment: 'Cold' },
  ]);
  await createBranch(api.db, openId);
  await createShopPicture(api.db, openId, 1);
});

const open = (id: number) => openShopPage(api, id);

describe('the head', () => {
  test('says what is known for this address', async () => {
    liveAt('Near', 41.2995, 69.2401);
    await open(openId);
    const head = within(screen.getByRole('banner'));
    expect(head.getByText('Verified')).toBeInTheDocument();
    expect(head.getByText(/^\u2066?\$\d.*delivery · \d\.\d km$/)).toBeVisible();
    expect(head.getByText(/^Minimum/)).toBeVisible();
    expect(head.getByText('Open now')).toBeVisible();
    expect(head.getByText(/^Free delivery from/)).toBeVisible();
  });

  test('says from what on a delivery is while no address is chosen', async () => {
    await open(openId);
    expect(screen.getByText(/^Delivery from/)).toBeVisible();
  });
});

describe('reviews', () => {
  test('the newest stand on the page, all of them in a dialog with how they spread', async () => {
    const { user } = await open(openId);
    const page = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(page.getByText('The best plov')).toBeVisible();
    expect(page.queryByText('Cold')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Rated 4\.5 out of 5/ }));
    const all = within(await dialogNamed('Reviews'));
    expect(await all.findByText('4 out of 5: 10 reviews')).toBeInTheDocument();
    expect(all.getByText('5 out of 5: 1 review')).toBeInTheDocument();
    expect(all.getByText('2 out of 5: 0 reviews')).toBeInTheDocument();
    await user.click(all.getByRole('button', { name: 'Show more reviews' }));
    expect(await all.findByText('Cold')).toBeVisible();
    expect(all.getAllByText(/^Guest \d+$/)).toHaveLength(12);
    expect(
      all.queryByRole('button', { name: 'Show more reviews' }),
    ).not.toBeInTheDocument();
  });

  test('can be read page by page without script', async () => {
    const first = await open(openId);
    const path = `/restaurant/${openId}?reviews=`;
    const all = await screen.findByRole('link', { name: 'All reviews' });
    expect(all).toHaveAttribute('href', `${path}1#reviews`);
    first.unmount();
    await renderApp(<ShopPageContainer id={openId} />, {
      api,
      path: `${path}2`,
    });
    const page = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(await page.findByText('Cold')).toBeVisible();
    expect(page.getAllByText(/^Guest \d+$/)).toHaveLength(2);
    expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      `${path}1#reviews`,
    );
    expect(page.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  test('that do not load say so, and come with another try', async () => {
    const { network, user } = await open(openId);
    network.cut(({ path }) => path.includes('reviews-group-rating'));
    await user.click(await screen.findByRole('link', { name: 'All reviews' }));
    const all = within(await dialogNamed('Reviews'));
    await all.findByText('The reviews did not load');
    network.cut(false);
    await user.click(all.getByRole('button', { name: 'Try again' }));
    expect(await all.findByText('12 reviews')).toBeVisible();
  });
});

describe('more about the shop', () => {
  test('stands at the end of the page for everybody', async () => {
    await open(openId);
    const about = within(
      await screen.findByRole('region', { name: 'About Night Owl' }),
    );
    expect(about.getByText('What Night Owl is about')).toBeVisible();
    const today = zonedMoment(new Date(), ZONE).weekday;
    const row = about.getByRole('row', { name: new RegExp(today, 'i') });
    expect(row).toHaveAttribute('aria-current', 'date');
    expect(row).toHaveTextContent('Open 24 hours');
    expect(
      about.getByRole('link', { name: '+998 71 200 00 00' }),
    ).toHaveAttribute('href', 'tel:+998712000000');
    expect(about.getByText('Cash, Sofra wallet, Card')).toBeVisible();
    expect(
      about.getAllByRole('definition').map((row) => row.textContent),
    ).toContain('\u2066$0.40\u2069');
  });

  test('opens with a map, pictures and other places', async () => {
    liveAt('Near', 41.2995, 69.2401);
    const { user } = await open(openId);
    await user.click(screen.getByRole('link', { name: 'More info' }));
    const info = within(await dialogNamed('Night Owl'));
    expect(await info.findByText('Navoi Street 12')).toBeVisible();
    expect(
      info.getByRole('img', { name: 'Night Owl, picture 1' }),
    ).toBeInTheDocument();
    expect(
      info.getByRole('img', {
        name: 'Map: Night Owl and the area it delivers to',
      }),
    ).toBeInTheDocument();
    expect(info.getByText('Delivers to your address')).toBeVisible();
    await user.keyboard('{Escape}');
    await noDialog();
  });

  test('says what did not load, keeps the rest, and tries again', async () => {
    const { network, user } = await open(openId);
    network.cut(({ path }) => path === '/rest/branches');
    await user.click(screen.getByRole('link', { name: 'More info' }));
    const info = within(await dialogNamed('Night Owl'));
    await info.findByText('Some details did not load.');
    expect(info.getAllByText('Open 24 hours')).toHaveLength(7);
    network.cut(false);
    await user.click(info.getByRole('button', { name: 'Try again' }));
    expect(await info.findByText('Navoi Street 12')).toBeVisible();
  });
});
