import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  expectAccessible,
  isWholeAudit,
  overflowOf,
  showIn,
} from '@/tests/e2e/support/audit';
import { enterAs, newCustomer } from '@/tests/e2e/support/customers';
import { DRIVER_STEPS, driverStepHref } from '@/utils/application/driver-steps';
import { SELLER_STEPS, stepHref } from '@/utils/application/seller-steps';

const APPLICATIONS = {
  'to sell': SELLER_STEPS.map(stepHref),
  'to drive': DRIVER_STEPS.map(driverStepHref),
} as const;

const LANGS = [
  { lang: 'ar', viewport: { width: 390, height: 844 } },
  ...(isWholeAudit
    ? [
        { lang: 'en', viewport: { width: 1280, height: 900 } },
        { lang: 'ru', viewport: { width: 360, height: 740 } },
      ]
    : []),
];

for (const { lang, viewport } of LANGS)
  test.describe(`in ${lang} at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, steps] of Object.entries(APPLICATIONS))
      test(`every step of an application ${name} is sound`, async ({
        baseURL,
        context,
        page,
        request,
      }) => {
        test.slow();
        await enterAs(context, await newCustomer(request), baseURL ?? '');
        for (const step of steps) {
          const answer = await page.goto(
            lang === 'en' ? step : `/${lang}${step}`,
          );
          expect([step, answer?.status()]).toEqual([step, 200]);
          await expect(page.locator('h1')).toHaveCount(1);
          for (const theme of ['light', 'dark'] as const) {
            await showIn(page, theme);
            await expectAccessible(page);
          }
          expect([step, await overflowOf(page)]).toEqual([step, 0]);
        }
      });
  });
