import { beforeEach, describe, expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { uploads } from '@/server/db/schema/uploads';
import { api, it } from '@/tests/support/api/api-test';
import { createChatCase } from '@/tests/support/factories/chat';
import { photo, upload } from '@/tests/support/factories/upload';

let chat: Awaited<ReturnType<typeof createChatCase>>;
let room: string;

beforeEach(async () => {
  chat = await createChatCase(api);
  room = await chat.room();
});

async function send(
  type = 'chat',
  token = chat.shopper.token,
): Promise<{ readonly title: string; readonly url?: string }> {
  const bytes = await photo({ width: 60, height: 30 }).jpeg().toBuffer();
  return (await upload(api, token, bytes, type)).body.data;
}

const look = (url: string): Promise<Response> =>
  api.fetch(new Request(`http://localhost${url}`));

describe('a picture', () => {
  it('is private, of its room, and read by a link with its size', async () => {
    const { title } = await send();
    expect(title).toMatch(/^\/storage\/documents\//);
    const sent = await chat.write(room, { chat_content: '', img: title });
    expect(sent.body.data.img).toMatchObject({ width: 60, height: 30 });
    const [message] = (await chat.list(room)).body.data;
    expect((await look(message.img.url)).status).toBe(200);
    expect((await look(title)).status).toBe(404);
    const [row] = await api.db
      .select()
      .from(uploads)
      .where(eq(uploads.path, title.replace('/storage/', '')));
    expect(row).toMatchObject({
      visibility: 'private',
      usedFor: `chat:${room}`,
    });
    const [{ last }] = (await chat.rooms()).body.data;
    expect(last.img).toBe(true);
  });

  it('is a picture: a document in PDF does not become one', async () => {
    const pdf = Buffer.from('%PDF-1.7\n');
    const { token } = chat.shopper;
    const { body } = await upload(api, token, pdf, 'documents');
    const refused = await chat.write(room, { img: body.data.title });
    expect(refused.status).toBe(400);
  });

  it('its link ends, and another list has a new one', async () => {
    const { title } = await send();
    await chat.write(room, { img: title });
    const [{ img }] = (await chat.list(room)).body.data;
    api.setNow(new Date(Date.now() + 10 * 60_000));
    expect((await look(img.url)).status).toBe(404);
    const [later] = (await chat.list(room)).body.data;
    expect((await look(later.img.url)).status).toBe(200);
    api.setNow(null);
  });

  it('is sent once, and with a retry it stays the same message', async () => {
    const { title } = await send();
    const client_id = crypto.randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => chat.write(room, { client_id, img: title })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const again = await chat.write(room, { img: title });
    expect(again.status).toBe(400);
    expect(again.body.params.img).toHaveLength(1);
    expect((await chat.list(room)).body.data).toHaveLength(1);
  });

  it('of somebody else, of another kind, public or missing is refused', async () => {
    const other = await createChatCase(api);
    const named = [
      (await send('chat', other.shopper.token)).title,
      (await send('documents')).title,
      (await send('refunds')).title,
      '/storage/documents/00/00000000-0000-4000-8000-000000000000.webp',
      '/storage/documents/../../etc/passwd',
    ];
    for (const img of named) {
      const refused = await chat.write(room, { img });
      expect(refused.status, img).toBe(400);
      expect(refused.body.params.img, img).toHaveLength(1);
    }
    expect((await chat.list(room)).body.data).toEqual([]);
  });
});
