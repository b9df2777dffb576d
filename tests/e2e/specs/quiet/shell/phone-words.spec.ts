import type { Locator } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { overflowOf } from '@/tests/e2e/support/audit';

/** Whether all that is written in it lies inside its edges. */
const isReadable = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    return [...words.getClientRects()].every(
      ({ bottom, left, right, top }) =>
        left >= box.left &&
        right <= box.right &&
        top >= box.top &&
        bottom <= box.bottom,
    );
  });

const topOf = async (locator: Locator): Promise<number> =>
  Math.round((await locator.boundingBox())?.y ?? 0);

for (const lang of ['en', 'ru', 'de', 'ar'])
  test.describe(lang, () => {
    test.use({
      lang,
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      isMobile: true,
    });

    test('on a narrow phone all that one can do at a place is said in words, side by side', async ({
      page,
      places,
      sofra,
    }) => {
      const { shop, t } = sofra;
      const names = [t('schedule.action'), t('group.title')];
      const head = page.getByRole('main').locator('header').first();
      const actions = [
        ...names.map((name) => head.getByRole('button', { name, exact: true })),
        head.getByRole('link', { name: t('shop.info.open'), exact: true }),
      ];
      await shop.open(places[0]);
      for (const action of actions) {
        await expect(action).toBeVisible();
        await expect.poll(() => isReadable(action)).toBe(true);
      }
      await expect(async () => {
        const tops = await Promise.all(actions.map(topOf));
        expect(new Set(tops).size).toBe(1);
      }).toPass();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  });
