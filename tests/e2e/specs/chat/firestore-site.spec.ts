import { expect, test } from '@/tests/e2e/fixtures/app';
import { enterAs, newCustomer } from '@/tests/e2e/support/customers';
import {
  E2E_OPERATOR_TOKEN,
  type RunningServer,
  startServer,
} from '@/tests/e2e/support/server';
import { hostedSettings } from '@/tests/support/chat/firestore/hosted-settings';
import {
  type StandIn,
  startStandIn,
} from '@/tests/support/chat/firestore/stand-in';

const ADMIN = '/api/v1/dashboard/admin/chats';

let standIn: StandIn;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  standIn = await startStandIn();
  server = await startServer({ env: hostedSettings(standIn) });
});

test.afterAll(async () => {
  await server.stop();
  await standIn.close();
});

/** The smallest picture there is: one red point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a site whose chat goes by Firestore: words and a picture go there, the operator reads and answers, and its code comes with the chat alone', async ({
  openBrowser,
  playwright,
}) => {
  test.setTimeout(180_000);
  const call = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { origin: server.url },
  });
  const customer = await newCustomer(call);
  const sofra = await openBrowser({ baseURL: server.url });
  const { page, t } = sofra;
  await enterAs(page.context(), customer, server.url);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/help');
  expect(calls.filter((url) => url.includes(standIn.host))).toEqual([]);
  await page.getByRole('link', { name: t('chat.with') }).click();
  const chat = page.getByRole('dialog', { name: t('chat.title') });
  const field = chat.getByRole('textbox', { name: t('chat.write') });
  await field.fill('Where is it?');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await chat
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(
    chat.getByRole('button', { name: t('chat.picture.open') }),
  ).toBeVisible();
  expect(calls.some((url) => url.includes(standIn.host))).toBe(true);

  const headers = { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` };
  const rooms = async () => {
    const answer = await call.get(ADMIN, { headers });
    const { data } = (await answer.json()) as { data: { id: string }[] };
    return data;
  };
  await expect.poll(async () => (await rooms()).length).toBe(1);
  const [room] = await rooms();
  const answer = await call.post(`${ADMIN}/${room?.id}/messages`, {
    headers,
    data: {
      client_id: crypto.randomUUID(),
      chat_content: 'It is at the gate.',
      author: 'Kamola',
    },
  });
  expect(answer.ok()).toBe(true);
  await expect(chat.getByText('It is at the gate.').first()).toBeVisible({
    timeout: 30_000,
  });
  expect(standIn.list('messages').map(({ sender }) => sender)).toContain(0);

  await page.reload();
  await expect(chat.getByText('Where is it?').first()).toBeVisible();
  await expect(
    chat.getByRole('button', { name: t('chat.picture.open') }),
  ).toBeVisible();
  await call.dispose();
});
