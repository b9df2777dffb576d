import { expect, test } from '@/tests/e2e/fixtures/app';
import { OVERLAYS } from '@/tests/e2e/pages/overlays';
import { localised } from '@/tests/e2e/pages/screen';
import {
  expectAccessible,
  isWholeAudit,
  overflowOf,
  showIn,
  smallTargets,
} from '@/tests/e2e/support/audit';
import { enterAs, newCustomer } from '@/tests/e2e/support/customers';
import { wordsOf } from '@/tests/e2e/support/words';

const LANGS = isWholeAudit ? ['ar', 'en', 'ru'] : ['ar'];
const THEMES = ['light', 'dark'] as const;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

for (const lang of LANGS)
  test.describe(`over a page of a phone, in ${lang}`, () => {
    test.use({ lang });

    for (const [index, [name, overlay]] of Object.entries(OVERLAYS).entries())
      test(`${name}: sound, large enough, and the focus goes back`, async ({
        baseURL,
        page,
        places,
        request,
      }) => {
        const screen = { page, lang, t: wordsOf(lang) };
        if (overlay.signedIn)
          await enterAs(
            page.context(),
            await newCustomer(request),
            baseURL ?? '',
          );
        await page.goto(localised(screen, overlay.path(places)));
        const { box, opener } = await overlay.open(screen, places);
        const themes = isWholeAudit
          ? THEMES
          : THEMES.slice(index % 2, (index % 2) + 1);
        for (const theme of themes) {
          await showIn(page, theme);
          await expectAccessible(page);
        }
        expect(await smallTargets(page)).toEqual([]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        if (!opener) return;
        await expect(box).toBeHidden();
        await expect(opener).toBeFocused();
      });
  });
