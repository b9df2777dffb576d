// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { runChatAgent } from '@/example/agent/chat-agent';
import { connectServices } from '@/server/compose';
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

let chat: Awaited<ReturnType<typeof createHostedCase>>;

beforeEach(async () => {
  chat = await createHostedCase(api, standIn);
  chat.page.enter();
});

describe('a room that Firestore carries', () => {
  it('the example city’s agent answers there', async () => {
    chat.page.say('Hello');
    await fetchChats(api);
    const now = () => new Date(Date.now() + 10_000);
    await runChatAgent({ db: api.db, services: connectServices(api.env), now });
    await tellChats(api, 20_000);
    expect(chat.page.messages()).toMatchObject([
      { chat_content: 'Hello', sender: 1 },
      { sender: 0, author: expect.stringContaining('(demo)'), seq: 1 },
    ]);
  });
});
