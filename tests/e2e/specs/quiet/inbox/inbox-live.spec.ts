import { randomUUID } from 'node:crypto';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { localised } from '@/tests/e2e/pages/screen';
import { expectAccessible, isWholeAudit } from '@/tests/e2e/support/audit';
import { asOperator, moveOrder } from '@/tests/e2e/support/operator';
import { orderDinner } from '@/tests/e2e/support/orders';
import { wordsOf } from '@/tests/e2e/support/words';

/** News go to everybody whose last order was in a language: tests that run at once have one each. */
const ORDERED_IN = ['az', 'tk', 'tg', 'kz'];

const langOf = (parallelIndex: number): string =>
  ORDERED_IN[parallelIndex % ORDERED_IN.length] ?? 'az';

// the customer's order was accepted: one piece of news
test.beforeEach(async ({ customer, places, request }, { parallelIndex }) => {
  const lang = langOf(parallelIndex);
  const id = await orderDinner(request, customer, places[0], lang);
  await moveOrder(request, id, 'accepted');
});

test('two tabs in two languages show the same news and counts at once', async ({
  context,
  page,
  request,
}, { parallelIndex }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/notifications');
  const other = await context.newPage();
  await other.goto('/ru');
  const [en, ru] = [wordsOf('en'), wordsOf('ru')];
  const bell = other.getByRole('link', {
    name: new RegExp(`^${ru('account.notifications')}`),
  });
  const all = page
    .getByRole('navigation', { name: en('account.notifications') })
    .getByRole('link')
    .first();
  const account = page
    .getByRole('navigation', { name: en('footer.account') })
    .getByRole('link', { name: new RegExp(`^${en('account.notifications')}`) });
  await expect(all).toHaveAccessibleName(/· 1 new$/);
  await expect(account).toHaveAccessibleName(/· 1 new$/);

  await asOperator(request, 'POST', '/news', {
    key: `plov-day-${randomUUID()}`,
    translations: {
      en: { title: 'Plov day', text: '20% off' },
      ru: { title: 'День плова', text: 'Скидка 20%' },
    },
    href: '/restaurant',
    langs: [langOf(parallelIndex)],
  });
  await expect(page.getByRole('link', { name: /Plov day/ })).toHaveAttribute(
    'href',
    '/restaurant',
  );
  await expect(all).toHaveAccessibleName(/· 2 new$/);
  await expect(account).toHaveAccessibleName(/· 2 new$/);
  await expect(bell).toHaveAccessibleName(/2/);
  await bell.click();
  const row = other
    .getByRole('dialog')
    .getByRole('link', { name: /День плова/ });
  await expect(row).toBeVisible();
  await row.click();
  await expect(other).toHaveURL('/ru/restaurant');
  await expect(all).toHaveAccessibleName(/· 1 new$/);

  await page.getByRole('button', { name: en('inbox.readAll') }).click();
  await expect(all).toHaveAccessibleName(en('wallet.flow.all'));
  await expect(bell).toHaveAccessibleName(ru('account.notifications'));
});

for (const lang of isWholeAudit ? ['ar', 'en'] : ['ar'])
  test(`the bell with its panel and the bar of phones say how many are new, in ${lang}`, async ({
    page,
  }) => {
    const t = wordsOf(lang);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(localised({ page, lang, t }, '/'));
    const bell = page.getByRole('link', {
      name: new RegExp(`^${t('account.notifications')} · `),
    });
    await bell.click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();

    await page.setViewportSize({ width: 360, height: 800 });
    await expect(
      page.getByRole('link', { name: new RegExp(`^${t('nav.profile')} · `) }),
    ).toBeVisible();
    await expectAccessible(page);
  });
