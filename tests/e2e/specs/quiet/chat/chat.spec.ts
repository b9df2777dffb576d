import { expect, test } from '@/tests/e2e/fixtures/app';
import { PICTURE } from '@/tests/e2e/support/chat/picture';
import { expectAccessible, overflowOf } from '@/tests/e2e/support/audit';
import { answerAsOperator } from '@/tests/e2e/support/chat/operator';
import { orderDinner } from '@/tests/e2e/support/orders';

test('an order is asked about, support answers, and all of it is there again', async ({
  customer,
  page,
  places,
  request,
  sofra,
}) => {
  const id = await orderDinner(request, customer, places[0]);
  await page.goto(`/orders/${id}`);
  await page.getByRole('link', { name: sofra.t('order.help.short') }).click();
  await page.getByRole('link', { name: sofra.t('chat.with') }).click();
  const chat = page.getByRole('dialog', { name: sofra.t('chat.title') });
  await chat.getByRole('button', { name: sofra.t('chat.order.send') }).click();
  await expect(
    chat.getByRole('link', { name: sofra.t('chat.order.open') }),
  ).toBeVisible();
  const field = chat.getByRole('textbox', { name: sofra.t('chat.write') });
  await field.fill('Where is it?');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await chat.locator('input[type=file]').setInputFiles(PICTURE);
  await chat.getByRole('button', { name: sofra.t('chat.send') }).click();
  await expect(
    chat.getByRole('button', { name: sofra.t('chat.picture.open') }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(chat.getByText('Where is it?')).toBeVisible();
  await chat
    .getByRole('button', { name: sofra.t('chat.picture.open') })
    .click();
  const large = page.getByRole('dialog', { name: sofra.t('chat.picture') });
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(chat).toBeVisible();

  const rooms = await request.get('/api/v1/dashboard/user/chats', {
    headers: { Authorization: `Bearer ${customer.token}` },
  });
  const { data } = (await rooms.json()) as { data: { id: string }[] };
  await answerAsOperator(request, data[0]?.id ?? '', {
    chat_content: 'It is at the gate.',
    author: 'Kamola',
  });
  await expect(chat.getByText('It is at the gate.').first()).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  expect(new URL(page.url()).searchParams.has('chat')).toBe(false);
});

test('a visitor signs in first', async ({ page, sofra }) => {
  await page.goto('/help');
  await page.getByRole('link', { name: sofra.t('chat.with') }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fhelp%3Fchat%3Dsupport/);
});

test.describe('in Arabic on a phone', () => {
  test.use({ lang: 'ar', viewport: { width: 390, height: 844 } });

  test('it fills the window, and Back closes it', async ({
    customer,
    page,
    sofra,
  }) => {
    expect(customer.id).toBeGreaterThan(0);
    await page.goto('/ar/help');
    await page.getByRole('link', { name: sofra.t('chat.with') }).click();
    const chat = page.getByRole('dialog', { name: sofra.t('chat.title') });
    const field = chat.getByRole('textbox', { name: sofra.t('chat.write') });
    await field.fill('Hello, مرحبا');
    await chat.getByRole('button', { name: sofra.t('chat.send') }).click();
    await expect(chat.getByText('Hello, مرحبا').first()).toBeVisible();
    await expect.poll(async () => (await chat.boundingBox())?.width).toBe(390);
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
    await page.goBack();
    await expect(chat).toBeHidden();
    await expect(page).toHaveURL(/\/ar\/help$/);
  });
});
