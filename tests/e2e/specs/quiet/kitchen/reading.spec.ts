import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { listenTo } from '@/tests/e2e/support/announcements';
import {
  linkBoard,
  linksTo,
  openBoard,
  orderTwo,
  quietPlace,
} from '@/tests/e2e/support/kitchen';
import { overflowOf } from '@/tests/e2e/support/audit';
import { tabTo } from '@/tests/e2e/support/keyboard';
import { asOperator } from '@/tests/e2e/support/operator';
import { LOCALE_CODES } from '@/utils/i18n/locales';

/** What of that kind is broken over two lines. */
const brokenOn = (page: Page, kind: RegExp): Promise<string[]> =>
  page.evaluate((source) => {
    const broken: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      for (const { 0: text, index } of (node.textContent ?? '').matchAll(
        new RegExp(source, 'gu'),
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const lines = [...range.getClientRects()].map(({ top }) => top);
        if (new Set(lines).size > 1) broken.push(text);
      }
    }
    return broken;
  }, kind.source);

// docs/screen-reader.md, "A kitchen: ticket and board", is these walks in words
test('a ticket without script is read and answered by keys', async ({
  customer,
  openBrowser,
  places,
  request,
}) => {
  test.slow();
  const place = quietPlace(places, -3);
  const mail = `ear-${randomUUID()}@shop.example`;
  await asOperator(request, 'PUT', `/shops/${place.id}/notify`, {
    email: [mail],
  });
  const { page } = await openBrowser({ javaScriptEnabled: false });
  const opened = async (nth: number) => {
    await expect.poll(() => linksTo(request, mail, 'ticket')).toHaveLength(nth);
    const [path = ''] = await linksTo(request, mail, 'ticket');
    await page.goto(path);
  };
  const button = (name: RegExp | string) => page.getByRole('button', { name });
  const { number } = await orderTwo(request, customer, place);
  await opened(1);
  await expect(page).toHaveTitle(`Order ${number} · ${place.title} · Sofra`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Order ${number}`,
  );
  await expect(page.getByRole('list', { name: 'Dishes' })).toBeVisible();
  const soldOut = page.getByRole('link', {
    name: `Sold out: ${place.plain[1].title}`,
  });
  await expect(soldOut).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Accept, ready in how many minutes?' }),
  ).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /^As of .*Refresh$/ }));
  await tabTo(page, button(/^20 min/));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Accepted\. The customer has been told\. · /);

  await tabTo(page, soldOut);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sold out. What now?',
  );
  await tabTo(
    page,
    page.getByRole('checkbox', { name: /^Sold out for every/ }),
  );
  await page.keyboard.press('Space');
  await tabTo(page, button('Ask the customer'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^The customer is being asked\. · /);
  await tabTo(page, button(`Undo: ${place.plain[1].title}`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^It is back in the order\. · /);
  for (const step of ['Ready for pickup', 'Handed to the customer']) {
    await tabTo(page, button(step));
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveTitle(/^Handed over\. · /);

  await orderTwo(request, customer, place);
  await opened(2);
  await tabTo(page, page.getByRole('link', { name: 'Refuse…' }));
  await page.keyboard.press('Enter');
  const reason = (name: string) => page.getByRole('radio', { name });
  await tabTo(page, reason('We are closed'));
  await page.keyboard.press('ArrowUp');
  await expect(reason('Another reason')).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: /^A word for/ }));
  await page.keyboard.type('A wedding tonight');
  await tabTo(page, button('Refuse the order'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Refused\. The customer has been told\. · /);
});

test('a board is heard and worked by keys', async ({
  customer,
  openBrowser,
  places,
  request,
}) => {
  test.slow();
  const place = quietPlace(places, -3);
  const { page } = await openBrowser();
  const { said } = await listenTo(page);
  const board = await openBoard(page, await linkBoard(request, place.id));
  const { number } = await orderTwo(request, customer, place);
  await expect
    .poll(said)
    .toContainEqual(
      expect.stringMatching(new RegExp(`^New orders: (.*, )?${number}$`)),
    );
  const ticket = board.ticket(number);
  const button = (name: RegExp | string) =>
    ticket.getByRole('button', { name });
  const head = ticket.getByRole('button').first();
  await tabTo(page, head);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, button('Sold out…'));
  await page.keyboard.press('Enter');
  const asks = page.getByRole('dialog', {
    name: `What is sold out in order ${number}?`,
  });
  await expect(asks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asks).toBeHidden();
  await expect(button('Sold out…')).toBeFocused();
  await tabTo(page, button(/^Accept, ready in 15 min/), { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  const cooking = board.ticket(number, board.column('Cooking'));
  await expect(cooking).toBeVisible();
  await tabTo(
    page,
    cooking.getByRole('button', { name: 'Ready', exact: true }),
  );
  await page.keyboard.press('Enter');
  const ready = board.ticket(number, board.column('Ready'));
  await tabTo(page, ready.getByRole('button', { name: 'Handed over' }));
  await page.keyboard.press('Enter');
  await expect(ticket).toBeHidden();

  const lost = await orderTwo(request, customer, place);
  await expect(board.ticket(lost.number)).toBeVisible();
  const cancelled = await request.post(
    `/api/v1/dashboard/user/orders/${lost.id}/status/change?status=canceled`,
    { headers: { Authorization: `Bearer ${customer.token}` } },
  );
  expect(cancelled.ok()).toBe(true);
  await expect
    .poll(said)
    .toContainEqual(
      expect.stringContaining(`Order ${lost.number} was cancelled at`),
    );
  await page.context().setOffline(true);
  await expect
    .poll(said)
    .toContainEqual(expect.stringContaining('Your presses are kept.'));
  await page.context().setOffline(false);
  await expect.poll(async () => (await said()).at(-1)).toBe('Live');
  // neither the clock nor what only grows older is said
  expect((await said()).filter((text) => /\bmin\b/.test(text))).toEqual([]);
});

test('the pages of a ticket fit a small phone in every language, and no time is broken', async ({
  customer,
  openBrowser,
  places,
  request,
}) => {
  test.slow();
  // a cheap phone's
  const { page } = await openBrowser({ viewport: { width: 360, height: 780 } });
  const place = quietPlace(places, -3);
  const mail = `words-${randomUUID()}@shop.example`;
  const notify = `/shops/${place.id}/notify`;
  await asOperator(request, 'PUT', notify, { email: [mail] });
  await asOperator(request, 'POST', `${notify}/ring`);
  await orderTwo(request, customer, place);
  await expect.poll(() => linksTo(request, mail, 'ticket')).toHaveLength(1);
  const [ticket = ''] = await linksTo(request, mail, 'ticket');
  const [ring = ''] = await linksTo(request, mail, 'ring');
  const views = ['', '?view=refuse', '?view=print'].map(
    (view) => ticket + view,
  );
  for (const lang of LOCALE_CODES)
    for (const path of [...views, ring]) {
      await page.goto(`/${lang}${path}`);
      const found = [await overflowOf(page), await brokenOn(page, /\d\d:\d\d/)];
      expect.soft(found, `${lang} ${path}`).toEqual([0, []]);
    }
});

for (const lang of ['de', 'ru'])
  test(`what may be sold out is read on a small phone without a broken word, in ${lang}`, async ({
    openBrowser,
    places,
    request,
  }) => {
    const place = quietPlace(places, -3);
    const path = await linkBoard(request, place.id);
    const { page } = await openBrowser({
      viewport: { width: 360, height: 780 },
    });
    await page.goto(`/${lang}${path}`);
    await page.getByRole('contentinfo').getByRole('button').last().click();
    const asks = page.getByRole('dialog');
    await expect(asks.getByRole('listitem').nth(2)).toBeVisible();
    expect(await brokenOn(page, /\p{L}{4,}/u)).toEqual([]);
  });
