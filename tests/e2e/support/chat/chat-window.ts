import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Customer } from '@/tests/e2e/support/customers';
import { wordsOf } from '@/tests/e2e/support/words';
import { answerAsOperator } from './operator';

const CHATS = '/api/v1/dashboard/user/chats';
const MESSAGES = '/api/v1/dashboard/user/messages';
const bearer = ({ token }: Pick<Customer, 'token'>) => ({
  Authorization: `Bearer ${token}`,
});

/** The customer's room with support, in which people answer: the example city's agent keeps out of it. */
export async function roomOf(
  request: APIRequestContext,
  customer: Customer,
): Promise<string> {
  const opened = await request.post(CHATS, {
    headers: bearer(customer),
    data: { role: 'admin' },
  });
  const { data } = (await opened.json()) as { data: { id: string } };
  await answerAsOperator(request, data.id, { chat_content: 'Welcome!' });
  return data.id;
}

/** What the customer wrote into a room, as the server has it, oldest first. */
export async function writtenIn(
  request: APIRequestContext,
  room: string,
  customer: Customer,
): Promise<string[]> {
  const path = `${MESSAGES}?chat_id=${room}&perPage=100`;
  const answer = await request.get(path, { headers: bearer(customer) });
  const { data } = (await answer.json()) as {
    data: { chat_content: string; sender: number }[];
  };
  return data
    .filter(({ sender }) => sender === 1)
    .map(({ chat_content: content }) => content);
}

/** Messages of the customer's that wait to be read, as the server counts them. */
export async function unreadOf(
  request: APIRequestContext,
  customer: Customer,
): Promise<number[]> {
  const answer = await request.get(CHATS, { headers: bearer(customer) });
  const { data } = (await answer.json()) as { data: { unread: number }[] };
  return data.map(({ unread }) => unread);
}

/** The open chat of a page, in English. */
export function chatWindow(page: Page) {
  const t = wordsOf('en');
  const dialog = page.getByRole('dialog', { name: t('chat.title') });
  const log = dialog.getByRole('log');
  const field = dialog.getByRole('textbox', { name: t('chat.write') });
  return {
    dialog,
    log,
    field,
    open: async (): Promise<void> => {
      await page.goto('/help?chat=support');
      await expect(log.getByText('Welcome!')).toBeVisible();
    },
    say: async (text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Enter');
      await expect(log.getByText(text, { exact: true })).toBeVisible();
    },
    /** Every text that is shown, oldest first. */
    said: () => log.locator('p[dir="auto"]').allTextContents(),
    typing: log.getByRole('img', { name: / is typing$/ }),
    state: (state: 'delivered' | 'read' | 'sending' | 'sent') =>
      log.getByText(t(`chat.state.${state}`), { exact: true }),
  };
}
