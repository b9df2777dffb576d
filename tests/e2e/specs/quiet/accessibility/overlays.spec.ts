import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { type Overlay, OVERLAYS } from '@/tests/e2e/pages/overlays';
import { localised } from '@/tests/e2e/pages/screen';
import {
  expectAccessibleIn,
  isWholeAudit,
  overflowOf,
  smallTargets,
  THEMES,
} from '@/tests/e2e/support/audit';
import { enterAs, newCustomer } from '@/tests/e2e/support/customers';
import { wordsOf } from '@/tests/e2e/support/words';

const LANGS = isWholeAudit ? ['ar', 'en', 'ru'] : ['ar'];

type Opened = Awaited<ReturnType<Overlay['open']>>;

/** In the gate they take turns. */
const themesOf = (index: number) =>
  isWholeAudit ? THEMES : THEMES.slice(index % 2, (index % 2) + 1);

async function enter(
  page: Page,
  { isSignedIn = false }: Overlay,
  { request, site }: { request: APIRequestContext; site: string },
): Promise<void> {
  if (isSignedIn)
    await enterAs(page.context(), await newCustomer(request), site);
}

async function expectGivenBack(box: Locator, opener: Opened['opener']) {
  if (!opener) return;
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
}

for (const lang of LANGS)
  test.describe(`over a page of a phone, in ${lang}`, { tag: '@phone' }, () => {
    test.use({ lang });

    for (const [index, [name, overlay]] of Object.entries(OVERLAYS).entries())
      test.describe(name, () => {
        test.use({ allowedStatuses: [...(overlay.failures ?? [])] });

        test(`${name}: sound, large enough, and the focus goes back`, async ({
          baseURL,
          page,
          places,
          request,
        }) => {
          const screen = { page, lang, t: wordsOf(lang) };
          const site = baseURL ?? '';
          await enter(page, overlay, { request, site });
          await page.goto(localised(screen, overlay.path(places)));
          const { box, opener } = await overlay.open(screen, places);
          await expectAccessibleIn(page, themesOf(index));
          expect(await smallTargets(page)).toEqual([]);
          expect(await overflowOf(page)).toBeLessThanOrEqual(0);
          await page.keyboard.press('Escape');
          await expectGivenBack(box, opener);
        });
      });
  });
