import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { asOperator } from '@/tests/e2e/support/operator';

/** Support writes into a room; the example city's agent leaves it to people then. */
export async function answerAsOperator(
  request: APIRequestContext,
  room: string,
  said: { readonly chat_content: string; readonly author?: string },
): Promise<void> {
  await asOperator(request, 'POST', `/chats/${room}/messages`, {
    client_id: randomUUID(),
    ...said,
  });
}
