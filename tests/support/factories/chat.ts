import { randomUUID } from 'node:crypto';
import { jobContext } from '@/server/jobs/job-context';
import { connectServices } from '@/server/compose';
import type { Db } from '@/server/db/client';
import { writeMessage } from '@/server/domain/chat/write-message';
import {
  findRoom,
  type RoomRow,
} from '@/server/repositories/chat/room-repository';
import {
  type ApiAnswer,
  type ApiHarness,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { createFilledCart, orderBody, type Shopper } from './cart';
import { placeOrder } from './order';
import { photo } from './upload';

export const CHATS = '/dashboard/user/chats';
export const MESSAGES = '/dashboard/user/messages';

/** A room as the table has it. */
export async function roomRow(db: Db, uuid: string): Promise<RoomRow> {
  const room = await findRoom(db, uuid);
  if (!room) throw new Error(`no room ${uuid}`);
  return room;
}

/** What a job of the other side works with. */
export const otherSide = (api: ApiHarness) =>
  jobContext(
    { db: api.db, services: connectServices(api.env), name: 'other side' },
    new Date(),
  );

/** Somebody of the other side writes into a room; answers the message's id. */
export async function answerRoom(
  api: ApiHarness,
  uuid: string,
  content = 'How can I help?',
): Promise<number> {
  const room = await roomRow(api.db, uuid);
  const { id } = await api.db.transaction((tx) =>
    writeMessage({ db: tx, now: new Date() }, room, {
      ...{ sender: 0, author: 'Malika', content, img: null, orderId: null },
      clientId: randomUUID(),
    }),
  );
  return id;
}

/** The operator's picture for a room, as it was kept; not said yet. */
export async function keepPicture(
  api: ApiHarness,
  uuid: string,
): Promise<string> {
  const form = new FormData();
  const picture = new Uint8Array(await photo().png().toBuffer());
  form.set('image', new Blob([picture]), 'door.png');
  const sent = await api.fetch(
    new Request(
      `http://test.local/api/v1/dashboard/admin/chats/${uuid}/pictures`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}` },
        body: form,
      },
    ),
  );
  const { data } = (await sent.json()) as { data: { title: string } };
  return data.title;
}

/** The operator answers with a picture; its address, and the link by which it is read. */
export async function answerWithPicture(api: ApiHarness, uuid: string) {
  const title = await keepPicture(api, uuid);
  const { body } = await api.post(
    `/dashboard/admin/chats/${uuid}/messages`,
    { client_id: randomUUID(), chat_content: '', img: title },
    { token: TEST_OPERATOR_TOKEN },
  );
  return { title, url: String(body.data.img.url) };
}

/** The calls of a customer's rooms. */
export function chatCalls(api: ApiHarness, { token }: Pick<Shopper, 'token'>) {
  const who = { token };
  return {
    rooms: () => api.get(CHATS, who),
    open: (body: object = {}) => api.post(CHATS, body, who),
    /** The uuid of the room with that side. */
    room: async (body: object = {}) => {
      const opened = await api.post(CHATS, body, who);
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
      return String(opened.body.data.id);
    },
    write: (chat_id: string, more: object = {}): Promise<ApiAnswer> =>
      api.post(
        MESSAGES,
        { chat_id, client_id: randomUUID(), chat_content: 'Hello', ...more },
        who,
      ),
    list: (chat_id: string, query = '') =>
      api.get(`${MESSAGES}?chat_id=${chat_id}${query}`, who),
    read: (chat_id: string, message_id: number) =>
      api.post(`${CHATS}/${chat_id}/read`, { message_id }, who),
    type: (chat_id: string) => api.post(`${CHATS}/${chat_id}/typing`, {}, who),
    hide: (chat_id: string) => api.call('DELETE', `${CHATS}/${chat_id}`, who),
  };
}

/** A customer with an order that runs, and the calls of their rooms. */
export async function createChatCase(api: ApiHarness) {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const body = orderBody(cartId, shop.payments.cash);
  const placed = await placeOrder(api, shopper, body);
  const orderId = Number(placed.body.data.id);
  return { shop, shopper, orderId, ...chatCalls(api, shopper) };
}
