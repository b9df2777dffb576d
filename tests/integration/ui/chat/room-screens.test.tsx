import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ChatLink } from '@/containers/chat/chat-link';
import { api, it as test } from '@/tests/support/api/api-test';
import { wireLive } from '@/tests/support/chat/live-wire';
import { fillCart, orderBody } from '@/tests/support/factories/cart';
import {
  answerRoom,
  chatCalls,
  CHATS,
  MESSAGES,
} from '@/tests/support/factories/chat';
import {
  deliveredBefore,
  moveOrder,
  placeOrder,
} from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';

/** jsdom lays nothing out: nothing ever changes its size. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let stopLive: () => Promise<void>;
let token: string;

beforeEach(async () => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  const customer = await createUser(api.db);
  stopLive = await wireLive(api, customer.id);
  token = await signInBrowser(api, customer);
});
afterEach(async () => {
  await stopLive();
  vi.unstubAllGlobals();
});

const page = () => (
  <ChatLink target={{ kind: 'support', orderId: null }}>Chat</ChatLink>
);

const panel = () => screen.findByRole('dialog', { name: 'Messages' });

/** The page with the room of support open on it. */
async function openSupport(path = '/help') {
  const view = await renderApp(page, { api, path });
  if (!path.includes('chat='))
    await view.user.click(await screen.findByRole('link', { name: 'Chat' }));
  const chat = within(await panel());
  return { ...view, chat, field: await chat.findByRole('textbox') };
}

const isWrite = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === MESSAGES;

const writes = ({ network }: Pick<RenderedApp, 'network'>) =>
  network.sent('POST', MESSAGES).map(({ body }) => body.chat_content);

test('support that an order opened is told of which', async () => {
  const { orderId } = await shopRoom();
  const { network } = await openSupport(`/help?chat=support-${orderId}`);
  expect(network.sent('POST', CHATS)).toMatchObject([
    { body: { role: 'admin', order_id: orderId } },
  ]);
});

test('a room in which nothing was said offers what one may begin with', async () => {
  const { chat, network, user } = await openSupport();
  await user.click(
    await chat.findByRole('button', { name: 'Where is my order?' }),
  );
  expect(await chat.findByText('Where is my order?')).toBeVisible();
  await waitFor(() =>
    expect(writes({ network })).toEqual(['Where is my order?']),
  );
  expect(
    chat.queryByRole('button', { name: 'Talk to a person' }),
  ).not.toBeInTheDocument();
});

test('the Enter that ends the choice of a character sends nothing; the next one does', async () => {
  const { chat, field, network, user } = await openSupport();
  await user.type(field, 'にほん');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(field).toHaveValue('にほん');
  await user.type(field, '{Shift>}{Enter}{/Shift}語{Enter}');
  await chat.findByText(/にほん\s語/);
  await waitFor(() => expect(writes({ network })).toEqual(['にほん\n語']));
});

test('the focus goes into the panel, and back to what opened it', async () => {
  const { field, user } = await openSupport();
  await waitFor(() => expect(field).toHaveFocus());
  await user.click(field);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Chat' })).toHaveFocus();
});

test('without a network it says so, and what is written waits in its bubble', async () => {
  const { chat, field, network, user } = await openSupport();
  network.cut(true);
  await user.type(field, 'First{Enter}Second{Enter}');
  expect(await chat.findByText(/You are offline/)).toBeVisible();
  expect(await chat.findAllByText('Being sent')).toHaveLength(2);
  network.cut(false);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(chat.queryAllByText('Being sent')).toEqual([]));
  expect(chat.queryByText(/You are offline/)).toBeNull();
});

test('what was refused is tried again or discarded', async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  const { chat, field, network, user } = await openSupport();
  network.refuse(isWrite, 400);
  await user.type(field, 'Once more{Enter}');
  expect(await chat.findByText('Not sent')).toBeVisible();
  network.refuse(() => false, 400);
  await user.click(chat.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(chat.queryByText('Not sent')).toBeNull());
  expect(chat.getByText('Once more')).toBeVisible();
  network.refuse(isWrite, 400);
  await user.type(field, 'Never mind{Enter}');
  await user.click(await chat.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(chat.queryByText('Never mind')).toBeNull());
});

test('each new message of the other side is said aloud once, the same words twice too, and no older ones', async () => {
  const calls = chatCalls(api, { token });
  const room = await calls.room();
  await answerRoom(api, room, 'Said before');
  const { chat } = await openSupport();
  await chat.findByText('Said before');
  const said = (): (string | null)[] =>
    chat.queryAllByText(/^Malika: /).map(({ textContent }) => textContent);
  expect(said()).toEqual([]);
  await answerRoom(api, room, 'On its way');
  await waitFor(() => expect(said()).toEqual(['Malika: On its way']));
  await calls.write(room, { chat_content: 'Thanks' });
  await chat.findByText('Thanks');
  await answerRoom(api, room, 'On its way');
  await waitFor(() =>
    expect(said()).toEqual(['Malika: On its way', 'Malika: On its way']),
  );
});

test('what is typed is there after a close and a reload', async () => {
  const { field, unmount, user } = await openSupport();
  await user.type(field, 'half a sen');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Chat' }));
  const chat = within(await panel());
  await waitFor(() =>
    expect(chat.getByRole('textbox')).toHaveValue('half a sen'),
  );
  unmount();
  const again = await openSupport('/help?chat=support');
  await waitFor(() => expect(again.field).toHaveValue('half a sen'));
});

/** A delivered order's room with its shop, which somebody wrote to. */
async function shopRoom() {
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const shopper = { token, userId: 0 };
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  const placed = await placeOrder(api, shopper, body);
  const orderId = Number(placed.body.data.id);
  const calls = chatCalls(api, { token });
  const room = await calls.room({ role: 'shop', order_id: orderId });
  await calls.write(room, { chat_content: 'No raisins, please' });
  await moveOrder(api, orderId);
  return { orderId, room };
}

test('some hours after the end a room can only be read, and support goes on', async () => {
  const { orderId, room } = await shopRoom();
  await deliveredBefore(api.db, orderId, 7 / 24);
  const { user } = await renderApp(page, { api, path: `/help?chat=${room}` });
  const chat = within(await panel());
  expect(await chat.findByText('No raisins, please')).toBeVisible();
  expect(await chat.findByText(/This chat has ended/)).toBeVisible();
  expect(chat.queryByRole('textbox')).toBeNull();
  await user.click(chat.getByRole('button', { name: 'Write to support' }));
  expect(await chat.findByText('Sofra support')).toBeVisible();
  expect(await chat.findByRole('textbox')).toBeVisible();
});
