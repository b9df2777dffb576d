import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  expectAccessible,
  expectAccessibleIn,
  isWholeAudit,
  overflowOf,
  THEMES,
} from '@/tests/e2e/support/audit';
import { answerAsOperator } from '@/tests/e2e/support/chat/operator';
import type { Customer } from '@/tests/e2e/support/customers';
import { holdAnswers } from '@/tests/e2e/support/held-answers';

const CHUNKS = '**/_next/static/chunks/**/*.js';

/** The room with support, made for the customer. */
async function supportRoom(
  request: APIRequestContext,
  { token }: Customer,
): Promise<string> {
  const answer = await request.post('/api/v1/dashboard/user/chats', {
    headers: { Authorization: `Bearer ${token}` },
    data: {},
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** Presses it, and says whether a dialog is there two frames later. */
const pressAndLook = (link: Locator): Promise<boolean> =>
  link.evaluate(
    (element) =>
      new Promise((done) => {
        // as a finger and a key do before they press
        (element as HTMLElement).focus();
        (element as HTMLElement).click();
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            done(document.querySelector('dialog[open]') !== null),
          ),
        );
      }),
  );

/** A picture as the clipboard and a drag bring it. */
async function givePicture(
  page: Page,
  target: Locator,
  kind: 'drop' | 'paste',
): Promise<void> {
  await target.evaluate(async (element, way) => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 30;
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
    const blob = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/png'),
    );
    if (!blob) throw new Error('no picture');
    const data = new DataTransfer();
    data.items.add(new File([blob], 'a.png', { type: 'image/png' }));
    const event =
      way === 'paste'
        ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
        : new DragEvent('drop', { dataTransfer: data, bubbles: true });
    element.dispatchEvent(event);
  }, kind);
}

test.beforeEach(({ customer }) => {
  expect(customer.id).toBeGreaterThan(0);
});

test('the place of the chat is there with the press, and its code follows', async ({
  page,
  sofra,
}) => {
  // what stands beside every page is there when the live stream begins
  const stream = page.waitForRequest('**/dashboard/user/events*');
  await page.goto('/help');
  await stream;
  const arrive = await holdAnswers(page, CHUNKS);
  const link = page.getByRole('link', { name: sofra.t('chat.with') });
  expect(await pressAndLook(link)).toBe(true);
  const chat = page.getByRole('dialog', { name: sofra.t('chat.title') });
  await expect(chat).toBeVisible();
  arrive();
  await expect(chat.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('without its code', () => {
  test.use({ allowedStatuses: [0] });

  test('an address that opens it waits as well; what does not load can be asked for again', async ({
    page,
    sofra,
  }) => {
    // what the page's own HTML names is there: only what comes later fails
    await page.route(CHUNKS, async (route) => {
      const source = await (await route.fetch()).text();
      if (source.includes('chat.typing')) await route.abort();
      else await route.continue();
    });
    await page.goto('/help?chat=support');
    const chat = page.getByRole('dialog', { name: sofra.t('chat.title') });
    await expect(chat).toBeVisible();
    await expect(chat.getByRole('alert')).toHaveText(
      new RegExp(sofra.t('error.late').slice(0, 20)),
    );
    // with what is under way, which would else end after the test
    await page.unrouteAll({ behavior: 'wait' });
    await chat
      .getByRole('button', { name: sofra.t('common.tryAgain') })
      .click();
    await expect(chat.getByRole('textbox')).toBeVisible();
  });
});

test('pictures are pasted and dropped', async ({ page, sofra }) => {
  await page.goto('/help?chat=support');
  const chat = page.getByRole('dialog', { name: sofra.t('chat.title') });
  const field = chat.getByRole('textbox');
  await expect(field).toBeVisible();
  const pictures = chat.getByRole('button', {
    name: sofra.t('chat.picture.open'),
  });
  const send = chat.getByRole('button', { name: sofra.t('chat.send') });
  await givePicture(page, field, 'paste');
  await send.click();
  await expect(pictures).toHaveCount(1);
  await givePicture(page, field, 'drop');
  await send.click();
  await expect(pictures).toHaveCount(2);
  await expect(chat.getByText(sofra.t('chat.state.sending'))).toHaveCount(0);
});

test('Back closes it and leaves nothing behind in the history', async ({
  page,
  sofra,
}) => {
  await page.goto('/help');
  const before = await page.evaluate(() => history.length);
  const link = page.getByRole('link', { name: sofra.t('chat.with') });
  await link.click();
  const chat = page.getByRole('dialog', { name: sofra.t('chat.title') });
  await chat.getByRole('button', { name: sofra.t('chat.all') }).click();
  await expect(page).toHaveURL(/\?chat=rooms$/);
  // the button that was pressed is gone
  await expect(chat).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(chat).toBeHidden();
  await expect(page).toHaveURL(/\/help$/);
  await link.click();
  await expect(chat).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect(page).toHaveURL(/\/help$/);
});

test('who reads older messages is told of new ones and stays where they were', async ({
  customer,
  page,
  request,
  sofra,
}) => {
  const room = await supportRoom(request, customer);
  for (let count = 1; count <= 60; count += 1)
    await answerAsOperator(request, room, { chat_content: `Line ${count}.` });
  await page.goto(`/help?chat=${room}`);
  const chat = page.getByRole('dialog', { name: sofra.t('chat.title') });
  await expect(chat.getByText('Line 60.')).toBeInViewport();
  await expect(chat.getByText('Line 5.')).toHaveCount(0);
  const thread = chat.getByRole('log');
  await thread.evaluate((box) => (box.scrollTop = 0));
  const oldest = chat.getByText('Line 11.');
  await expect(chat.getByText('Line 5.')).toHaveCount(1);
  await expect(oldest).toBeInViewport();
  for (const text of ['New one.', 'New two.', 'New three.'])
    await answerAsOperator(request, room, { chat_content: text });
  const pill = chat.getByRole('button', {
    name: sofra.t('chat.newer', { value: 3 }),
  });
  await expect(pill).toBeVisible();
  await expect(oldest).toBeInViewport();
  await pill.click();
  await expect(thread.getByText('New three.')).toBeInViewport();
  await expect(pill).toBeHidden();
  const said = chat.locator('[aria-live=polite] p');
  await expect(said).toHaveCount(3);
});

for (const lang of isWholeAudit ? ['en', 'ar'] : ['ar'])
  test.describe(`read in ${lang}`, () => {
    test.use({ lang });

    test('everybody can use it, in both themes', async ({
      customer,
      page,
      request,
      sofra,
    }) => {
      const room = await supportRoom(request, customer);
      await answerAsOperator(request, room, {
        chat_content: 'Where is it? https://a.example/help',
      });
      await page.goto(`${lang === 'en' ? '' : `/${lang}`}/help?chat=${room}`);
      const chat = page.getByRole('dialog', { name: sofra.t('chat.title') });
      await expect(chat.getByRole('textbox')).toBeVisible();
      await expectAccessibleIn(page, THEMES);
      await chat.getByRole('button', { name: sofra.t('chat.all') }).click();
      await expect(chat.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
    });
  });
