// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { runChatAgent } from '@/example/agent/chat-agent';
import { answerId } from '@/example/agent/step-id';
import { connectServices } from '@/server/compose';
import { api, it } from '@/tests/support/api/api-test';
import { createChatCase } from '@/tests/support/factories/chat';

let chat: Awaited<ReturnType<typeof createChatCase>>;
let room: string;

beforeEach(async () => {
  chat = await createChatCase(api);
  room = await chat.room();
});

describe('what a customer sends', () => {
  it('an id like those of the agent’s answers keeps it from nothing else', async () => {
    const clock = { at: new Date() };
    const { body } = await chat.write(room, { chat_content: 'Hi' });
    const state = { step: 'menu', lang: 'en', orderId: null } as const;
    const client_id = answerId(Number(body.data.id) + 1, state);
    await chat.write(room, { chat_content: 'Hello', client_id });
    clock.at = new Date(Date.now() + 5_000);
    const agent = () =>
      runChatAgent({
        db: api.db,
        services: connectServices(api.env),
        now: () => clock.at,
      });
    expect(await agent()).toBeGreaterThan(0);
    expect(await agent()).toBe(0);
    expect((await chat.rooms()).body.data[0].simulated).toBe(false);
  });
});
