import sharp from 'sharp';
import { expect, test } from '@/tests/e2e/fixtures/app';

test('a picture is cut by hand with the keyboard, shown everywhere and taken away', async ({
  customer,
  page,
  sofra,
}) => {
  const { t } = sofra;
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#2f7d4f' },
  })
    .jpeg()
    .toBuffer();
  await page.goto('/profile');
  const head = page.getByText(customer.email).first();
  await expect(head).toBeAttached();
  await page
    .getByLabel(t('account.picture'), { exact: true })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog');
  const stage = dialog.getByLabel(t('account.picture.help'));
  await stage.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: t('account.picture.save') }).click();
  await expect(dialog).toBeHidden();
  const pictures = page.locator('img[src^="/storage/images/uploads/"]');
  await expect(pictures).toHaveCount(2);
  await page
    .getByRole('button', {
      name: `${t('account.remove')}: ${t('account.picture')}`,
    })
    .click();
  await expect(pictures).toHaveCount(0);
});
