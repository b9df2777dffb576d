import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createHostedCase } from '@/tests/support/chat/firestore/hosted-site';
import {
  hostedIt as it,
  standIn,
} from '@/tests/support/chat/firestore/hosted-test';

it('while Firestore is away the operator is told so, and what they say waits for it', async () => {
  const chat = await createHostedCase(api, standIn);
  chat.page.enter();
  await standIn.close();
  const who = { token: TEST_OPERATOR_TOKEN };
  const room = `/dashboard/admin/chats/${chat.roomId}`;
  for (let time = 0; time < 3; time += 1) {
    const refused = await api.get('/dashboard/admin/chats', who);
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain('chat service');
  }
  const told = await operate(api, ['chat']);
  expect(told.code).not.toBe(0);
  expect(told.errors).toContain('chat service');
  const said = { client_id: randomUUID(), chat_content: 'We are here' };
  const answer = await api.post(`${room}/messages`, said, who);
  expect(answer.status).toBe(200);
  const { body } = await api.get('/dashboard/admin/outbox?perPage=100', who);
  expect(JSON.stringify(body)).toContain('"channel":"chat"');
});
