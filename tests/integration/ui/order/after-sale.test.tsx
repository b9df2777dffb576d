import { screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { insertUpload } from '@/server/repositories/picture/upload-repository';
import { afterSaleService } from '@/services/order/after-sale-service';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it as test } from '@/tests/support/api/api-test';
import { orderInBrowser } from '@/tests/support/browser/browser-order';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { moveOrder } from '@/tests/support/factories/order';
import { createCourier } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';

const PATH = 'uploads/ab/picture.webp';

beforeEach(() => {
  vi.stubGlobal('URL', URL);
  URL.createObjectURL = () => 'data:,';
  URL.revokeObjectURL = () => undefined;
});

async function deliveredOrder() {
  const { id, shopper } = await orderInBrowser(api);
  await moveOrder(api, id);
  const read = async () =>
    (await api.get(`/dashboard/user/orders/${id}`, shopper)).body.data;
  return { id, read, userId: shopper.userId };
}

async function open(id: number) {
  const network = connectNetwork(api);
  const { user } = await renderApp(<OrderDetailContainer id={id} />, {
    api,
    path: `/orders/${id}`,
  });
  return { network, user };
}

test('a delivered order is rated by keys, shown, and changed', async () => {
  const { id, read } = await deliveredOrder();
  const { user } = await open(id);
  const send = await screen.findByRole('button', { name: 'Send the rating' });
  await user.click(send);
  expect(await screen.findByText('Choose how many stars')).toBeVisible();
  const { shop, details } = await read();
  const stars = screen.getByRole('group', { name: shop.title });
  const third = within(stars).getByRole('radio', { name: 'Rated 3 out of 5' });
  await user.click(third);
  const title = details[0].stock.product.title as string;
  const dish = screen.getByRole('group', { name: title });
  await user.click(within(dish).getByRole('button', { name: 'Not good' }));
  await user.type(screen.getByLabelText('A few words, if you like'), 'Cold.');
  await user.click(send);
  const change = await screen.findByRole('button', { name: 'Change' });
  expect(screen.getByRole('group', { name: 'How was it?' })).toHaveFocus();
  // one's own stars, not a mean of "3.0"
  expect(screen.getByRole('img', { name: 'Rated 3 out of 5' })).toBeVisible();
  expect(screen.queryByText('3.0')).not.toBeInTheDocument();
  await user.click(change);
  expect(screen.getByLabelText('A few words, if you like')).toHaveValue(
    'Cold.',
  );
  expect(await read()).toMatchObject({
    review: { rating: 3, comment: 'Cold.', products: [{ rating: 1 }] },
  });
});

test('a courier who was not rated with the shop can be rated still', async () => {
  await createCourier(api.db);
  const { id, read } = await deliveredOrder();
  const { user } = await open(id);
  const { deliveryman, shop } = await read();
  const stars = await screen.findByRole('group', { name: shop.title });
  await user.click(
    within(stars).getByRole('radio', { name: 'Rated 5 out of 5' }),
  );
  await user.click(screen.getByRole('button', { name: 'Send the rating' }));
  await user.click(await screen.findByRole('button', { name: 'Rate' }));
  expect(
    screen.getByRole('group', { name: deliveryman.firstname }),
  ).toBeVisible();
});

test('a refund is asked with items and a picture, once, and its answer stands there', async () => {
  const { id, read, userId } = await deliveredOrder();
  // jsdom's FormData is not the one that Node's fetch takes; the call itself is tested in api/product/uploads.
  vi.spyOn(afterSaleService, 'upload').mockImplementation(async () => {
    await insertUpload(api.db, { path: PATH, userId, type: 'refunds' });
    return `/storage/images/${PATH}`;
  });
  const { network, user } = await open(id);
  await user.click(
    await screen.findByRole('button', { name: 'Something wrong?' }),
  );
  const dialog = await screen.findByRole('dialog');
  const pressed = (name: string) =>
    user.click(within(dialog).getByRole('button', { name }));
  await pressed('Choose at least one item');
  expect(
    await within(dialog).findByText('Choose at least one item', {
      selector: 'p',
    }),
  ).toBeVisible();
  expect(within(dialog).getByText('Choose what happened')).toBeVisible();
  const whole = within(dialog).getByRole('checkbox', { name: /whole order/ });
  await user.click(whole);
  expect(within(dialog).queryByText('Choose at least one item')).toBeNull();
  await user.click(whole);
  const order = await read();
  const title = order.details[0].stock.product.title as string;
  await user.click(
    within(dialog).getByRole('checkbox', { name: new RegExp(title) }),
  );
  await user.click(
    within(dialog).getByRole('button', { name: `One less: ${title}` }),
  );
  await pressed('Choose what happened');
  await user.click(within(dialog).getByRole('radio', { name: 'Damaged' }));
  await user.upload(
    within(dialog).getByLabelText('Add a picture'),
    new File(['picture'], 'a.png', { type: 'image/png' }),
  );
  network.cut((call) => call.path === '/dashboard/user/order-refunds');
  await pressed('Send request');
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  network.cut(false);
  await pressed('Send request');
  expect(await screen.findByText('Refund requested')).toBeVisible();
  const [refund] = (await read()).order_refunds;
  expect(refund).toMatchObject({
    reason: 'damaged',
    items: [{ quantity: 1 }],
    price: order.refund_offer.goods / 2,
  });
  expect(refund.images).toHaveLength(1);
  await api.post(
    `/dashboard/admin/refunds/${refund.id}`,
    { status: 'rejected', answer: 'The box is whole.' },
    { token: TEST_OPERATOR_TOKEN },
  );
  expect(await screen.findByText('The box is whole.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
});
