import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { HomeContainer } from '@/containers/shop/home/home-container';
import { couriers, orders } from '@/server/db/schema/orders';
import type { OrderDto } from '@/server/contracts/order/order';
import { orderQueries } from '@/services/order/order-queries';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  fillCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { formatTimeRange } from '@/utils/i18n/dates';
import { arrivalOf } from '@/utils/order/courier-words';

const HOUR_MS = 3_600_000;

let shopper: Shopper;

beforeEach(async () => {
  const user = await createUser(api.db);
  shopper = { token: await signInBrowser(api, user), userId: user.id };
});

async function order(): Promise<number> {
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  const answer = await placeOrder(api, shopper, body);
  return (answer.body as { data: { id: number } }).data.id;
}

/** Far behind what was promised: the courier has an hour's way to go. */
async function ride(id: number, now: number): Promise<void> {
  const [courier] = await api.db
    .insert(couriers)
    .values({ firstname: 'Aziz', lastname: 'Karimov', phone: '+998901112233' })
    .returning();
  await api.db
    .update(orders)
    .set({
      status: 'on_a_way',
      courierId: courier?.id,
      courierRoute: [
        [41.3, 69.24],
        [41.48, 69.24],
      ],
      courierStartedAt: new Date(now),
      courierArrivesAt: new Date(now + HOUR_MS),
    })
    .where(eq(orders.id, id));
}

const strip = () => screen.findByRole('link', { name: /Arriving .*Track/ });

describe('an order under way on the home page', () => {
  test('stands at the top with its arrival and leads to its page', async () => {
    const id = await order();
    const { unmount } = await renderApp(<HomeContainer />, { api, path: '/' });
    expect(
      await screen.findByRole('link', { name: /Waiting for the restaurant/ }),
    ).toHaveAttribute('href', `/orders/${id}`);
    unmount();
    await kitchenDoes(api, id, { kind: 'accept', minutes: 20 });
    await renderApp(<HomeContainer />, { api, path: '/' });
    expect(await strip()).toHaveAttribute('href', `/orders/${id}`);
    expect(
      screen.queryByRole('region', { name: 'Order again' }),
    ).not.toBeInTheDocument();
  });

  test('says the time that its page says, by where the courier is', async () => {
    const now = new Date();
    api.setNow(now);
    const id = await order();
    await ride(id, +now);
    const { body } = await api.get(`/dashboard/user/orders/${id}`, shopper);
    const detail = (body as { data: OrderDto }).data;
    const range = (eta: OrderDto['eta']): string =>
      eta ? formatTimeRange(eta.from, eta.to, detail.shop.timezone) : '';
    const arrival = range(arrivalOf(detail, now));
    expect(arrival).not.toBe(range(detail.eta));
    await renderApp(<HomeContainer />, { api, path: '/' });
    expect(await strip()).toHaveTextContent(arrival);
  });

  test('is one of two at most, and no more are asked for', async () => {
    for (let count = 0; count < 3; count += 1) await order();
    const { network } = await renderApp(<HomeContainer />, { api, path: '/' });
    expect(await screen.findAllByRole('link', { name: /Track/ })).toHaveLength(
      2,
    );
    const asked = network
      .sent('GET', '/dashboard/user/orders/paginate')
      .filter(({ query }) => String(query).includes('on_a_way'));
    expect(asked.map(({ query }) => query.get('perPage'))).toEqual(['2']);
  });

  test('is gone once the order is delivered', async () => {
    const id = await order();
    await kitchenDoes(api, id, { kind: 'accept', minutes: 20 });
    const { client } = await renderApp(<HomeContainer />, { api, path: '/' });
    await strip();
    await api.db
      .update(orders)
      .set({ status: 'delivered' })
      .where(eq(orders.id, id));
    const queryKey = [...orderQueries.ofUser(shopper.userId), 'list'];
    await act(() => client.invalidateQueries({ queryKey }));
    await waitFor(() =>
      expect(
        within(document.body).queryByRole('link', { name: /Track/ }),
      ).not.toBeInTheDocument(),
    );
  });
});
