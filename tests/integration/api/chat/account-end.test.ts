// @module-tag both-engines
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { forgetAccounts } from '@/server/jobs/account-work';
import { readStretch } from '@/server/domain/chat/list-messages';
import { readPerson } from '@/server/repositories/account/data/person-repository';
import { findRoomView } from '@/server/repositories/chat/room-repository';
import { api, it } from '@/tests/support/api/api-test';
import {
  answerRoom,
  answerWithPicture,
  createChatCase,
  otherSide,
  roomRow,
} from '@/tests/support/factories/chat';
import { moveOrder } from '@/tests/support/factories/order';
import { photo, upload } from '@/tests/support/factories/upload';

const look = (url: string): Promise<Response> =>
  api.fetch(new Request(`http://localhost${url}`));

it('the copy of one’s data has both sides of every room', async () => {
  const chat = await createChatCase(api);
  const room = await chat.room({ role: 'shop', order_id: chat.orderId });
  await chat.write(room, { chat_content: 'No onions' });
  await answerRoom(api, room, 'Sure');
  const { chats } = await readPerson(api.db, chat.shopper.userId);
  expect(chats).toMatchObject([
    {
      with: 'shop',
      order_number: chat.orderId,
      messages: [
        { from: 'you', text: 'No onions' },
        { from: 'Malika', text: 'Sure' },
      ],
    },
  ]);
});

it('after the end of an account its rooms stay for support, without whose they were', async () => {
  const chat = await createChatCase(api);
  await moveOrder(api, chat.orderId);
  const room = await chat.room({ order_id: chat.orderId });
  const phone = '+998909990078';
  await api.db.execute(
    sql`update users set firstname = 'Zarina', phone = ${phone} where id = ${chat.shopper.userId}`,
  );
  await chat.write(room, { chat_content: `It came cold. Call ${phone}!` });
  const bytes = await photo().jpeg().toBuffer();
  const sent = await upload(api, chat.shopper.token, bytes, 'chat');
  await chat.write(room, {
    img: sent.body.data.title,
    order_id: chat.orderId,
  });
  const { title, url } = await answerWithPicture(api, room);
  expect((await look(url)).status).toBe(200);
  const { pictures } = await readPerson(api.db, chat.shopper.userId);
  expect(pictures).toContainEqual(expect.objectContaining({ address: title }));
  await api.db.execute(
    sql`update users set deletion_at = now() where id = ${chat.shopper.userId}`,
  );
  const forgotten = await forgetAccounts({
    handle: { db: api.db },
    services: connectServices(api.env),
    now: () => new Date(Date.now() + 1_000),
  });
  expect(forgotten).toBe(1);

  const view = await findRoomView(api.db, room);
  expect(view).toMatchObject({ user: null, room: { userId: null } });
  const row = await roomRow(api.db, room);
  const { messages } = await readStretch(otherSide(api), row, { limit: 10 });
  expect(messages).toMatchObject([
    { row: { content: 'It came cold. Call …!', author: null } },
    { row: { img: null }, url: null, order: null },
    { row: { img: null }, url: null },
  ]);
  expect((await look(url)).status).toBe(404);
  // the other side still may write: nobody is told
  await answerRoom(api, room, 'Sorry!');
});
