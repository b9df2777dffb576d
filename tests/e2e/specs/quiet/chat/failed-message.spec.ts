import { expect, test } from '@/tests/e2e/fixtures/app';
import { expectAccessible } from '@/tests/e2e/support/audit';
import {
  chatWindow,
  roomOf,
  writtenIn,
} from '@/tests/e2e/support/chat/chat-window';

const MESSAGES = /\/dashboard\/user\/messages(\?|$)/;

test('a message that was refused stays with "try again", and is sent once by it', async ({
  context,
  customer,
  request,
  sofra,
}) => {
  const room = await roomOf(request, customer);
  // a page of its own, as the failed write is logged (spec.md §8), which the watched page does not allow
  const page = await context.newPage();
  const chat = chatWindow(page);
  await chat.open();
  await page.route(MESSAGES, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { status: false, statusCode: 'ERROR_400', message: 'Refused' },
        })
      : route.fallback(),
  );
  await chat.say('The door is green');
  await expect(chat.log.getByText(sofra.t('chat.notSent'))).toBeVisible();
  await expect(page.getByText(sofra.t('chat.error'))).toBeVisible();
  await expectAccessible(page);
  expect(await writtenIn(request, room, customer)).toEqual([]);

  await page.reload();
  await expect(chat.log.getByText(sofra.t('chat.notSent'))).toBeVisible();
  await page.unroute(MESSAGES);
  await chat.log
    .getByRole('button', { name: sofra.t('common.tryAgain') })
    .click();
  await expect(chat.log.getByText(sofra.t('chat.notSent'))).toBeHidden();
  await expect
    .poll(() => writtenIn(request, room, customer))
    .toEqual(['The door is green']);
  await expect(
    chat.log.getByText('The door is green', { exact: true }),
  ).toHaveCount(1);
});
