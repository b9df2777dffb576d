// @module-tag both-engines
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api } from '@/tests/support/api/api-test';
import {
  createHostedCase,
  fetchChats,
  tellChats,
} from '@/tests/support/chat/firestore/hosted-site';
import {
  hostedIt as it,
  standIn,
} from '@/tests/support/chat/firestore/hosted-test';
import { moveOrder } from '@/tests/support/factories/order';
import { photo, upload } from '@/tests/support/factories/upload';
import { eq, sql } from 'drizzle-orm';
import { uploads } from '@/server/db/schema/uploads';
import { CLOSES_AFTER_HOURS } from '@/utils/chat/chat';

type Case = Awaited<ReturnType<typeof createHostedCase>>;
let chat: Case;

beforeEach(async () => {
  chat = await createHostedCase(api, standIn);
  chat.page.enter();
});

async function send({ shopper }: Case = chat, type = 'chat'): Promise<string> {
  const bytes = await photo({ width: 60, height: 30 }).jpeg().toBuffer();
  return (await upload(api, shopper.token, bytes, type)).body.data.title;
}

const path = (room: string) => `/dashboard/user/chats/${room}/pictures`;
const bind = (img: string, by: Case = chat, room = chat.roomId) =>
  api.post(path(room), { img }, { token: by.shopper.token });
const links = (imgs: readonly string[], by: Case = chat, room = chat.roomId) =>
  api.post(`${path(room)}/links`, { imgs }, { token: by.shopper.token });
const look = (url: string): Promise<Response> =>
  api.fetch(new Request(`http://localhost${url}`));

describe('a picture of a room at Firestore', () => {
  it('is bound to it, again without harm, and read by both sides by links that end', async () => {
    const title = await send();
    const { body } = await bind(title);
    const { img } = body.data;
    expect(img).toMatch(/^documents\/[0-9a-f]{2}\/[0-9a-f-]{36}[.]webp$/);
    expect((await bind(title)).body.data.img).toBe(img);
    const [before] = (await links([img])).body.data;
    expect(before).toMatchObject({ path: img, width: 60, height: 30 });
    expect((await look(before.url)).status).toBe(200);
    expect((await look(`/storage/${img}`)).status).toBe(404);
    chat.page.say('', { img });
    await fetchChats(api);
    const who = { token: TEST_OPERATOR_TOKEN };
    const room = `/dashboard/admin/chats/${chat.roomId}/messages`;
    const [message] = (await api.get(room, who)).body.data;
    expect(message.img).toMatchObject({ width: 60, height: 30 });
    expect((await look(message.img.url)).status).toBe(200);
    api.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await look(before.url)).status).toBe(404);
    api.setNow(null);
    expect((await links([img])).body.data).toHaveLength(1);
  });

  it('of the other side comes to the customer’s page by its path', async () => {
    const who = { token: TEST_OPERATOR_TOKEN };
    const room = `/dashboard/admin/chats/${chat.roomId}`;
    const form = new FormData();
    const bytes = await photo({ width: 40, height: 20 }).jpeg().toBuffer();
    form.set('image', new Blob([new Uint8Array(bytes)]), 'door.jpg');
    const kept = await api.fetch(
      new Request(`http://localhost/api/v1${room}/pictures`, {
        method: 'POST',
        headers: { authorization: `Bearer ${who.token}` },
        body: form,
      }),
    );
    const { data } = (await kept.json()) as { data: { title: string } };
    const client_id = randomUUID();
    const said = { client_id, chat_content: 'Here', img: data.title };
    await api.post(`${room}/messages`, said, who);
    await tellChats(api);
    const [message] = chat.page.messages();
    expect(message?.img).toMatch(/^documents\//);
    const shown = (await links([String(message?.img)])).body.data;
    expect(shown).toMatchObject([{ width: 40, height: 20 }]);
  });

  it('that is somebody else’s, of another kind, elsewhere or missing is refused', async () => {
    const other = await createHostedCase(api, standIn);
    const elsewhere = await send();
    const shop = (await chat.open({ role: 'shop', order_id: chat.orderId }))
      .body;
    await bind(elsewhere, chat, shop.data.id);
    for (const img of [
      await send(other),
      await send(chat, 'documents'),
      elsewhere,
      `/storage/documents/00/${randomUUID()}.webp`,
      '/storage/documents/../../etc/passwd',
    ]) {
      const refused = await bind(img);
      expect(refused.status, img).toBe(400);
      expect(refused.body.params.img, img).toHaveLength(1);
      expect((await links([img])).body.data, img).toEqual([]);
    }
  });

  it('of another person’s room is neither bound nor linked, whoever knows its path', async () => {
    const { img } = (await bind(await send())).body.data;
    const other = await createHostedCase(api, standIn);
    const theirs = await send(other);
    expect((await bind(theirs, other)).status).toBe(404);
    expect((await links([img], other)).status).toBe(404);
    expect((await links([img], other, other.roomId)).body.data).toEqual([]);
    expect((await api.post(path(chat.roomId), { img })).status).toBe(401);
    const [row] = await api.db
      .select()
      .from(uploads)
      .where(eq(uploads.path, theirs.replace('/storage/', '')));
    expect(row?.usedFor).toBeNull();
  });

  it('is not taken into a room that closed', async () => {
    const wish = { role: 'shop', order_id: chat.orderId };
    const { data } = (await chat.open(wish)).body;
    await moveOrder(api, chat.orderId);
    await api.db.execute(
      sql`update order_status_history set at = now() - make_interval(hours => ${CLOSES_AFTER_HOURS + 1}) where order_id = ${chat.orderId}`,
    );
    const refused = await bind(await send(), chat, data.id);
    expect(refused.status).toBe(400);
  });
});
