import { expect, test } from '@playwright/test';
import {
  backCacheBrowser,
  withBackCache,
} from '@/tests/e2e/support/back-cache';
import {
  type ChatSite,
  startChatSite,
} from '@/tests/support/chat/firestore/chat-site';

test.use({ launchOptions: backCacheBrowser });

let site: ChatSite;

test.beforeAll(async () => {
  site = await startChatSite();
});

test.afterAll(async () => {
  await site.close();
});

test('a page whose chat goes by Firestore comes back, and hears what was said meanwhile and later', async ({
  page,
}) => {
  const back = await withBackCache(page);
  await page.goto(site.url);
  await page.waitForFunction(() => 'chatPage' in window);
  const room = await page.evaluate(async () => {
    const chat = window.chatPage.connect('hal');
    const opened = await chat.openRoom({ role: 'admin' });
    window.chatPage.follow(chat, opened);
    return opened;
  });
  const said = () =>
    page.evaluate(() =>
      window.chatPage.heard?.messages.map(({ content }) => content),
    );
  site.answer(room, 'Before');
  await expect.poll(said).toEqual(['Before']);
  await back.leave(`${site.url}?elsewhere`);
  site.answer(room, 'Meanwhile');
  await back.returnsKept();
  await expect.poll(said).toEqual(['Before', 'Meanwhile']);
  site.answer(room, 'Later');
  await expect.poll(said).toEqual(['Before', 'Meanwhile', 'Later']);
});
