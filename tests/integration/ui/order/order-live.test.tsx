import { useIsFetching } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { useOrderNewsRead } from '@/hooks/inbox/use-order-news-read';
import { useUnreadNotices } from '@/hooks/inbox/use-unread-notices';
import { useOrder } from '@/hooks/order/use-order';
import { useOrderEvents } from '@/hooks/order/use-order-events';
import { createQueryClient } from '@/services/http/query-client';
import { orderQueries } from '@/services/order/order-queries';
import { announce } from '@/services/events/live-hub';
import { ORDER_NEWS, putNews } from '@/tests/support/account/inbox-rows';
import { api, it as test } from '@/tests/support/api/api-test';
import { orderInBrowser } from '@/tests/support/browser/browser-order';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { fakeStream } from '@/tests/support/browser/fake-stream';
import { renderApp } from '@/tests/support/render-app';

// A stream that is silent: the tests announce what it does.
beforeEach(() => {
  fakeStream();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows an order's status; the button begins and ends its listening. */
function Status({ id }: Readonly<{ id: number }>) {
  const [isLive, setLive] = useState(false);
  const { order } = useOrder(id);
  useOrderEvents(id, isLive);
  const isReading = useIsFetching() > 0;
  return (
    <button
      type="button"
      aria-busy={isReading}
      aria-pressed={isLive}
      onClick={() => setLive(!isLive)}
    >
      {order?.status}
    </button>
  );
}

async function runningOrder() {
  const { id, shopper } = await orderInBrowser(api);
  const path = `/dashboard/user/orders/${id}`;
  return {
    id,
    path,
    cancel: () =>
      api.post(`${path}/status/change?status=canceled`, {}, shopper),
  };
}

const status = (name: string) =>
  screen.findByRole('button', { busy: false, name });

test('what happened before it is listened to is read once, when the stream is there already', async () => {
  const { cancel, id } = await runningOrder();
  announce({ kind: 'up' });
  const { user } = await renderApp(<Status id={id} />, {
    api,
    path: `/orders/${id}`,
  });
  const shown = await status('new');
  await cancel();
  await user.click(shown);
  expect(await status('cancelled')).toBeVisible();
});

test('news that could not be read are asked for again, though the stream is there', async () => {
  const { cancel, id, path } = await runningOrder();
  announce({ kind: 'up' });
  const network = connectNetwork(api);
  const { user } = await renderApp(<Status id={id} />, {
    api,
    path: `/orders/${id}`,
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await user.click(await status('new'));
  await status('new');
  await cancel();
  const lost = vi.fn();
  network.cut((call) => {
    if (call.path !== path) return false;
    lost();
    return true;
  });
  act(() => announce({ kind: 'reset' }));
  await expect.poll(() => lost.mock.calls.length).toBeGreaterThan(0);
  network.cut(false);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(await status('cancelled')).toBeVisible();
});

test('a reading that began before the newest one, and ends after it, undoes nothing', async () => {
  const { cancel, id } = await runningOrder();
  connectNetwork(api);
  const client = createQueryClient(() => undefined);
  const order = orderQueries.detail(id, { lang: 'en', userId: 0 });
  const before = await client.fetchQuery(order);
  await cancel();
  await client.fetchQuery(order);
  await client.fetchQuery({ ...order, queryFn: () => before });
  expect(before.status).toBe('new');
  expect(client.getQueryData(order.queryKey)?.status).toBe('cancelled');
});

function Unread({ id }: Readonly<{ id: number }>) {
  useOrderNewsRead(id);
  return <p>{useUnreadNotices()} unread</p>;
}

test('news of the order that is looked at are read with one call', async () => {
  const { id, shopper } = await orderInBrowser(api);
  const data = { ...ORDER_NEWS.data, order_id: id };
  await putNews(api.db, shopper.userId, [{ ...ORDER_NEWS, data }]);
  const network = connectNetwork(api);
  await renderApp(<Unread id={id} />, { api, path: `/orders/${id}` });
  expect(await screen.findByText('0 unread')).toBeVisible();
  const calls = network.sent('POST', '/dashboard/notifications/read-all');
  expect(calls).toHaveLength(1);
});
