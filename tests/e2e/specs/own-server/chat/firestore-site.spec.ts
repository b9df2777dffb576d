import { expect, test as ownServer } from '@/tests/e2e/fixtures/own-server';
import { answerAsOperator } from '@/tests/e2e/support/chat/operator';
import { enterAs, newCustomer } from '@/tests/e2e/support/customers';
import { asOperator } from '@/tests/e2e/support/operator';
import { hostedSettings } from '@/tests/support/chat/firestore/hosted-settings';
import {
  type StandIn,
  startStandIn,
} from '@/tests/support/chat/firestore/stand-in';

const test = ownServer.extend<object, { standIn: StandIn }>({
  standIn: [
    async ({}, use) => {
      const standIn = await startStandIn();
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ standIn }, use) => use(hostedSettings(standIn)),
    { scope: 'worker' },
  ],
});

/** The smallest picture there is: one red point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a site whose chat goes by Firestore: words and a picture go there, the operator reads and answers, and its code comes with the chat alone', async ({
  openBrowser,
  request,
  server,
  standIn,
}) => {
  test.setTimeout(180_000);
  const customer = await newCustomer(request);
  // a browser that may ask another host
  const { page, t } = await openBrowser();
  await enterAs(page.context(), customer, server.url);
  const calls: string[] = [];
  page.on('request', (each) => calls.push(each.url()));
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
  await chat.getByRole('button', { name: t('chat.send') }).click();
  await expect(
    chat.getByRole('button', { name: t('chat.picture.open') }),
  ).toBeVisible();
  expect(calls.some((url) => url.includes(standIn.host))).toBe(true);

  const rooms = () => asOperator<{ id: string }[]>(request, 'GET', '/chats');
  await expect.poll(async () => (await rooms()).length).toBe(1);
  const [room] = await rooms();
  await answerAsOperator(request, room?.id ?? '', {
    chat_content: 'It is at the gate.',
    author: 'Kamola',
  });
  await expect(chat.getByText('It is at the gate.').first()).toBeVisible({
    timeout: 30_000,
  });
  expect(standIn.list('messages').map(({ sender }) => sender)).toContain(0);

  await page.reload();
  await expect(chat.getByText('Where is it?').first()).toBeVisible();
  await expect(
    chat.getByRole('button', { name: t('chat.picture.open') }),
  ).toBeVisible();
});
