import { expect, type Page, test } from '@playwright/test';
import { transportCases } from '@/tests/support/chat/transport-suite';
import {
  type ChatSite,
  startChatSite,
} from '@/tests/support/chat/firestore/chat-site';

let site: ChatSite;

// one case writes more than a page, each message in a transaction of its own
test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  site = await startChatSite();
});

test.afterAll(async () => {
  await site.close();
});

/** A page that chats by Firestore with the real SDK. */
async function openPage(page: Page): Promise<Page> {
  await page.exposeFunction('cutNetwork', (isAway: boolean) =>
    page.context().setOffline(isAway),
  );
  await page.goto(site.url);
  await page.waitForFunction(() => 'chatPage' in window);
  return page;
}

/** A page with one person's chat, and their room with support, followed. */
async function enter(page: Page, person: string, room?: string) {
  await openPage(page);
  const id = await page.evaluate(
    async ([name, given]) => {
      const chat = window.chatPage.connect(name);
      const room = given ?? (await chat.openRoom({ role: 'admin' }));
      window.chatPage.follow(chat, room);
      return room;
    },
    [person, room] as const,
  );
  await expect.poll(() => heard(page)).not.toBeNull();
  return id;
}

const heard = (page: Page) => page.evaluate(() => window.chatPage.heard);
const said = async (page: Page): Promise<string[] | undefined> =>
  (await heard(page))?.messages.map(({ content }) => content);
const send = (page: Page, texts: readonly string[], cutAt?: string) =>
  page.evaluate(([all, at]) => window.chatPage.sendAll(all, at), [
    texts,
    cutAt,
  ] as const);

for (const { name } of transportCases)
  test(name, async ({ page }) => {
    await openPage(page);
    const run = page.evaluate((one) => window.chatPage.run(one), name);
    await expect(run).resolves.toBeUndefined();
  });

test('three browsers at once read the same, each their own rooms alone', async ({
  browser,
}) => {
  const contexts = await Promise.all(
    Array.from({ length: 3 }, () => browser.newContext()),
  );
  const pages = contexts.map((context) => context.newPage());
  const [desk, phone, other] = (await Promise.all(pages)) as [Page, Page, Page];
  const room = await enter(desk, 'carla');
  await enter(phone, 'carla', room);
  const elsewhere = await enter(other, 'dan');
  const mine = ['1 from the desk', '2 from the desk'];
  const theirs = ['1 from the phone', '2 from the phone'];
  await Promise.all([
    send(desk, mine),
    send(phone, theirs),
    send(other, ['Something else']),
  ]);
  site.answer(room, 'Hello both');
  site.answer(elsewhere, 'Hello Dan');
  await expect.poll(() => said(desk)).toContain('Hello both');
  await expect.poll(async () => (await said(desk))?.length).toBe(5);
  await expect.poll(() => said(phone)).toEqual(await said(desk));
  const order = await said(desk);
  expect(order?.filter((text) => mine.includes(text))).toEqual(mine);
  expect(order?.filter((text) => theirs.includes(text))).toEqual(theirs);
  expect(order?.at(-1)).toBe('Hello both');
  await expect.poll(() => said(other)).toEqual(['Something else', 'Hello Dan']);
  await Promise.all(contexts.map((context) => context.close()));
});

test('ten messages through a network that goes away: all arrive once, in order', async ({
  page,
}) => {
  await enter(page, 'eli');
  const texts = Array.from({ length: 10 }, (_, index) => `message ${index}`);
  const sending = send(page, texts, 'message 5');
  await expect
    .poll(() => page.evaluate(() => window.chatPage.refusals))
    .toContain('offline');
  await page.context().setOffline(false);
  await sending;
  await expect.poll(() => said(page)).toEqual(texts);
});

test('a write whose answer was lost is recognised, and stands once', async ({
  page,
}) => {
  await enter(page, 'fay');
  const lost = site.loseAnswer();
  await send(page, ['Did you get this?', 'And this?']);
  await lost;
  await expect
    .poll(() => said(page))
    .toEqual(['Did you get this?', 'And this?']);
});

test('after the server dropped every connection the chat goes on by itself', async ({
  page,
}) => {
  const room = await enter(page, 'gus');
  await send(page, ['Before']);
  await expect.poll(() => said(page)).toEqual(['Before']);
  site.dropAll();
  site.answer(room, 'After');
  await expect
    .poll(() => said(page), { timeout: 60_000 })
    .toEqual(['Before', 'After']);
});

test('delivered, read and typing come as the other side sets them', async ({
  page,
}) => {
  const room = await enter(page, 'hana');
  await send(page, ['Where is it?']);
  const state = async () => (await heard(page))?.messages.at(-1)?.state;
  await expect.poll(state).toBe('sent');
  site.mark(room, 'other_delivered_at');
  await expect.poll(state).toBe('delivered');
  site.mark(room, 'other_read_at');
  await expect.poll(state).toBe('read');
  site.mark(room, 'other_typing_at');
  await expect
    .poll(() => page.evaluate(() => window.chatPage.wasTyping))
    .toBe(true);
  site.answer(room, 'Here');
  await expect
    .poll(() => page.evaluate(() => window.chatPage.isTyping))
    .toBe(false);
});

test('a room that closed is read, and says so to who writes', async ({
  page,
}) => {
  const room = await enter(page, 'ivo');
  await send(page, ['Thank you']);
  site.closeRooms('ivo');
  // the token of before ends with the page
  await page.reload();
  await page.waitForFunction(() => 'chatPage' in window);
  await page.evaluate((id) => {
    window.chatPage.follow(window.chatPage.connect('ivo'), id);
  }, room);
  await expect.poll(() => said(page)).toEqual(['Thank you']);
  const reason = await page.evaluate(() => window.chatPage.trySend('More'));
  expect(reason).toBe('closed');
});

test('another person’s room and messages are refused by every operation of the SDK', async ({
  page,
}) => {
  const room = await enter(page, 'jo');
  await send(page, ['A secret']);
  await expect.poll(() => said(page)).toEqual(['A secret']);
  const message = await page.evaluate(
    () => window.chatPage.heard?.messages[0]?.id ?? '',
  );
  const ofOthers = () =>
    [...site.list('chats'), ...site.list('messages')].filter(
      ({ user }) => user !== 'kim',
    );
  const before = ofOthers();
  await page.reload();
  await page.waitForFunction(() => 'chatPage' in window);
  const done = await page.evaluate(
    ([chatId, messageId]) =>
      window.chatPage.tryEverything('kim', { chatId, messageId }),
    [room, message] as const,
  );
  const names = Object.keys(done);
  expect(names.length).toBeGreaterThanOrEqual(28);
  expect(done).toEqual(
    Object.fromEntries(names.map((name) => [name, 'permission-denied'])),
  );
  expect(ofOthers()).toEqual(before);
});
