import { expect, test } from '@/tests/e2e/fixtures/own-server';
import {
  chatWindow,
  roomOf,
  unreadOf,
  writtenIn,
} from '@/tests/e2e/support/chat/chat-window';
import { answerAsOperator } from '@/tests/e2e/support/chat/operator';
import { operatorTerminal } from '@/tests/e2e/support/chat/operator-terminal';
import { enterAs, newCustomer } from '@/tests/e2e/support/customers';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `message ${index}`);

test('two customers and the operator at once: each sees only theirs, and all counts agree', async ({
  baseURL,
  customer,
  openBrowser,
  page,
  request,
  sofra,
}) => {
  const url = baseURL ?? '';
  const other = await newCustomer(request);
  const { page: theirs } = await openBrowser();
  await enterAs(theirs.context(), other, url);
  const rooms = [
    await roomOf(request, customer),
    await roomOf(request, other),
  ] as const;
  const desk = operatorTerminal(url, [
    ...['chat', rooms[0], 'watch', '--as', 'Kamola'],
  ]);
  const [chat, theirChat] = [chatWindow(page), chatWindow(theirs)];
  await Promise.all([chat.open(), theirChat.open()]);
  await Promise.all([
    chat.say('Where is it?'),
    theirChat.say('Something else'),
  ]);
  // the desk has read the one and got nothing of the other
  await expect(chat.state('read')).toHaveCount(1);
  await expect(theirChat.state('sent')).toHaveCount(1);
  expect(desk.text()).toContain('Where is it?');
  expect(desk.text()).not.toContain('Something else');

  desk.press();
  await expect(chat.typing).toBeVisible();
  await expect(theirChat.typing).toBeHidden();
  desk.type('At the gate.');
  await expect(chat.log.getByText('At the gate.')).toBeVisible();
  await expect(chat.typing).toBeHidden();
  await expect
    .poll(chat.said)
    .toEqual(['Welcome!', 'Where is it?', 'At the gate.']);
  await expect.poll(theirChat.said).toEqual(['Welcome!', 'Something else']);
  await expect.poll(() => unreadOf(request, customer)).toEqual([0]);

  await theirs.goto('/help?chat=rooms');
  await answerAsOperator(request, rooms[1], { chat_content: 'Tell me.' });
  const unread = theirChat.dialog.getByText(
    sofra.t('chat.unread', { value: 1 }),
  );
  await expect(unread.first()).toBeAttached();
  await expect.poll(() => unreadOf(request, other)).toEqual([1]);
  await theirChat.dialog.getByText('Tell me.').click();
  await expect.poll(() => unreadOf(request, other)).toEqual([0]);
  const told = operatorTerminal(url, ['chat', rooms[1]]);
  expect(await told.ended).toBe(0);
  expect(told.text()).toMatch(/Something else[^]*Tell me\. {2}\(read\)/);
  expect(await desk.stop()).toBe(0);
});

test.describe('without a network', () => {
  test.use({ allowedStatuses: [0] });

  test('ten messages from three tabs of one browser arrive once, in order, though tabs reload and close', async ({
    context,
    customer,
    page,
    request,
  }) => {
    const room = await roomOf(request, customer);
    const texts = numbered(10);
    const written = () => writtenIn(request, room, customer);
    const first = chatWindow(page);
    await first.open();
    for (const text of texts.slice(0, 2)) await first.say(text);
    await context.setOffline(true);
    for (const text of texts.slice(2, 4)) await first.say(text);
    await expect(first.state('sending')).not.toHaveCount(0);
    // what a reload shows without a network is the service worker's business
    await page.reload().catch(() => undefined);
    await context.setOffline(false);
    await first.open();
    await expect.poll(written).toEqual(texts.slice(0, 4));

    await context.setOffline(true);
    for (const text of texts.slice(4, 7)) await first.say(text);
    await page.close();
    await context.setOffline(false);
    const tab = await context.newPage();
    // the chat is not even open
    await tab.goto('/help');
    await expect.poll(written).toEqual(texts.slice(0, 7));
    const beside = await context.newPage();
    const [second, third] = [chatWindow(tab), chatWindow(beside)];
    await Promise.all([second.open(), third.open()]);
    await second.say('message 7');
    await third.say('message 8');
    await second.say('message 9');
    await expect.poll(written).toEqual(texts);
    for (const chat of [second, third])
      await expect.poll(chat.said).toEqual(['Welcome!', ...texts]);
  });
});

test.describe('with a server that is killed', () => {
  test.use({ allowedStatuses: [0] });

  test('what is written meanwhile arrives once, in order, and the stream goes on', async ({
    customer,
    page,
    request,
    server,
  }) => {
    test.setTimeout(120_000);
    const room = await roomOf(request, customer);
    const desk = operatorTerminal(server.url, ['chat', room, 'watch']);
    const chat = chatWindow(page);
    await chat.open();
    const texts = numbered(10);
    for (const text of texts.slice(0, 5)) await chat.say(text);
    await server.kill();
    for (const text of texts.slice(5, 8)) await chat.say(text);
    desk.type('We are back.');
    await server.restart();
    for (const text of texts.slice(8)) await chat.say(text);
    const patience = { timeout: 60_000 };
    await expect
      .poll(() => writtenIn(request, room, customer), patience)
      .toEqual(texts);
    await expect(chat.log.getByText('We are back.')).toHaveCount(1, patience);
    await expect.poll(desk.text, patience).toContain('message 9');
    expect(await desk.stop()).toBe(0);
    expect(new Set(await chat.said()).size).toBe(12);
    expect(await chat.said()).toHaveLength(12);
  });
});
