import { act, screen, within } from '@testing-library/react';
import { and, eq, ne } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { orderDraftChanged } from '@/redux/slices/order';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { shopWorkingDays } from '@/server/db/schema/catalogue';
import { api, it as test } from '@/tests/support/api/api-test';
import { createRestaurant } from '@/tests/support/factories/restaurant';
import {
  dialogNamed,
  liveAt,
  noDialog,
  openShopPage,
} from '@/tests/support/ui/shop-page';
import { CITY_NOON, setClock } from '@/tests/support/test-clock';
import type { Weekday } from '@/utils/constants/calendar';
import { isoDate, zonedMoment } from '@/utils/i18n/dates';

let openId: number;
let closedId: number;
let offId: number;

/** The day after tomorrow in the shops' time: the only one the closed shop opens on. */
const LATER = zonedMoment(
  new Date(Date.now() + 2 * 86_400_000),
  'Asia/Tashkent',
);

test.beforeAll(async () => {
  openId = await createRestaurant(api.db, 'Night Owl');
  closedId = await createRestaurant(api.db, 'Sunday Table', {
    hours: { opensAt: '10:00', closesAt: '12:00' },
  });
  await api.db
    .delete(shopWorkingDays)
    .where(
      and(
        eq(shopWorkingDays.shopId, closedId),
        ne(shopWorkingDays.day, LATER.weekday as Weekday),
      ),
    );
  offId = await createRestaurant(api.db, 'On Holiday', { open: false });
});

const open = (id: number) => openShopPage(api, id);

/** The line above the menu that says this. */
function noticeWith(words: RegExp | string): HTMLElement {
  const found = screen
    .getAllByRole('status')
    .find((line) => line.textContent.match(words));
  if (!found) throw new Error(`no notice says ${String(words)}`);
  return found;
}

describe('when nothing can be ordered now', () => {
  test('a shop that does not reach the address can be fetched from', async () => {
    liveAt('Far away', 41.6, 69.9);
    const { store, user } = await open(openId);
    expect(screen.getByText(/^This place does not deliver/)).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Change the address' }),
    ).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Pick it up instead' }),
    );
    expect(
      await screen.findByText('You pick the order up yourself.'),
    ).toBeVisible();
    expect(screen.getByText('Ready in 20 min')).toBeVisible();
    expect(
      within(screen.getByRole('banner')).queryByText(/km$/),
    ).not.toBeInTheDocument();
    expect(store.getState().order.delivery_type).toBe('pickup');
    await user.click(screen.getByRole('button', { name: 'Have it delivered' }));
    expect(
      await screen.findByText(/^This place does not deliver/),
    ).toBeVisible();
  });

  test('one that is switched off says so and offers no time', async () => {
    await open(offId);
    const notice = noticeWith('Not taking orders right now');
    expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
  });

  test('a closed one says when it opens, and a time can be chosen until then', async () => {
    const { store, user } = await open(closedId);
    // once, beside the other facts
    expect(screen.getByText(/Closed · opens .+ at 10:00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const times = within(await dialogNamed('Schedule your order'));
    // the first day with a time is open
    await user.click(await times.findByRole('radio', { name: /^10:30/ }));
    await user.click(times.getByRole('button', { name: 'Set this time' }));
    await noDialog();
    expect(store.getState().order).toMatchObject({
      shop_id: closedId,
      delivery_date: isoDate(LATER),
      delivery_time: '10:30',
    });
    expect(
      await screen.findByRole('button', { name: /day, \u206610:30/ }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Plov' }));
    expect(
      await screen.findByText(/^Scheduled: \w+day, \u206610:30/),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: /Go to checkout/ }),
    ).toHaveAttribute('href', '/login?from=%2Fcheckout');
  });
});

describe('another time', () => {
  test('is refused on a closed day, and without a choice', async () => {
    const { store, user } = await open(closedId);
    await user.click(screen.getAllByRole('button', { name: 'Schedule' })[0]!);
    const times = within(await dialogNamed('Schedule your order'));
    await user.click(await times.findByRole('radio', { name: /^today/ }));
    const refusal = times.getByText(
      'Shop is closed in this day. Please, select another day.',
    );
    await user.click(times.getByRole('button', { name: 'Set this time' }));
    expect(refusal).toHaveFocus();
    await user.click(
      times.getByRole('radio', {
        name: new RegExp(`^${LATER.weekday.slice(0, 3)}`, 'i'),
      }),
    );
    await user.click(times.getByRole('button', { name: 'Set this time' }));
    expect(times.getByText('Choose a time')).toBeVisible();
    expect(store.getState().order.delivery_time).toBeNull();
  });

  test('of one shop is none of another, and goes back to the soonest', async () => {
    const view = await open(openId);
    const { store, user } = view;
    act(() => {
      store.dispatch(
        orderDraftChanged({
          shop_id: closedId,
          delivery_date: isoDate(LATER),
          delivery_time: '10:30',
        }),
      );
    });
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const times = within(await dialogNamed('Schedule your order'));
    expect(
      await times.findByRole('radio', { name: 'As soon as possible' }),
    ).toBeChecked();
    await user.click(times.getByRole('button', { name: 'Set this time' }));
    expect(store.getState().order).toMatchObject({
      shop_id: null,
      delivery_date: null,
    });
  });

  test('that has passed is dropped', async () => {
    const { store, user } = await open(openId);
    act(() => {
      store.dispatch(
        orderDraftChanged({
          shop_id: openId,
          delivery_date: '2020-01-01',
          delivery_time: '10:30',
        }),
      );
    });
    await user.click(screen.getByRole('button', { name: 'Add Plov' }));
    expect(await screen.findByText(/^Arrives in/)).toBeVisible();
    expect(store.getState().order.delivery_date).toBeNull();
  });
});

test('a cart to be picked up says when it is ready, as the shop does', async () => {
  const { store, user } = await open(openId);
  await user.click(screen.getByRole('button', { name: 'Add Plov' }));
  await screen.findByText(/^Arrives in/);
  act(() => {
    store.dispatch(orderDraftChanged({ delivery_type: 'pickup' }));
  });
  expect(screen.queryByText(/^Arrives in/)).toBeNull();
  expect(screen.getByText('Ready in 20 min')).toBeVisible();
  expect(screen.getByText('Ready in 20 minutes')).toBeVisible();
});

test('a shop whose kitchen is busy says from when on it takes orders', async () => {
  setClock(CITY_NOON);
  const id = await createRestaurant(api.db, 'Full House', {
    pausedUntil: new Date('2026-11-18T07:50:00Z'),
    pauseReason: 'busy',
  });
  // the pages before keep the shops that there were
  forgetCached('');
  await open(id);
  expect(screen.getByText('Busy, takes orders again from 12:50')).toBeVisible();
  expect(screen.getByText(/You can order now for a later time/)).toBeVisible();
});
