import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { E2E_OPERATOR_TOKEN } from '@/tests/e2e/support/server';

const CHATS = '/api/v1/dashboard/admin/chats';
const headers = { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` };

/** Somebody of the house writes into a room; the example city's agent leaves it to them then. */
export async function answerAsOperator(
  request: APIRequestContext,
  room: string,
  said: { readonly chat_content: string; readonly author?: string },
  url = '',
): Promise<void> {
  const answer = await request.post(`${url}${CHATS}/${room}/messages`, {
    headers,
    data: { client_id: randomUUID(), ...said },
  });
  if (!answer.ok()) throw new Error(`not answered: ${await answer.text()}`);
}
