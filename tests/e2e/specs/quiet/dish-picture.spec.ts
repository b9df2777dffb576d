import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import type { Sofra } from '@/tests/e2e/fixtures/sofra';
import { seenSharpness } from '@/tests/e2e/support/sharpness';

/** The thumbnail that is seen while the picture loads has half of its edges. */
const SHARP = 0.75;

/** The name of a dish that the page shows as a tile and as a row. */
async function popularDish(page: Page): Promise<string> {
  const links = page.getByRole('article').getByRole('link');
  const names = await links.allTextContents();
  return names.find((name, at) => names.indexOf(name) !== at) ?? '';
}

async function expectSharp(page: Page, sofra: Sofra, title: string) {
  const { box } = sofra.dish(title);
  await expect(box.getByRole('textbox')).toBeVisible();
  const picture = box.locator('img[srcset]').first();
  await expect.poll(() => seenSharpness(page, picture)).toBeGreaterThan(SHARP);
}

/** Opens a dish by what the page shows of it, twice: the second time its dialog is at hand, with the thumbnail. */
async function expectSharpTwice(
  page: Page,
  sofra: Sofra,
  { title, place }: Readonly<{ title: string; place: 'first' | 'last' }>,
) {
  const link = page.getByRole('link', { name: title, exact: true });
  const article = page.getByRole('article').filter({ has: link })[place]();
  for (const _time of ['first', 'second']) {
    await article.scrollIntoViewIfNeeded();
    await expect(article.locator('img')).toHaveJSProperty('complete', true);
    await article.getByRole('link').click();
    await expectSharp(page, sofra, title);
    await sofra.dish(title).close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const [of, place] of [
      ['tile', 'first'],
      ['row', 'last'],
    ] as const)
      test(`a dish opened from its ${of} is not covered by its thumbnail`, async ({
        page,
        places,
        sofra,
      }) => {
        await sofra.shop.open(places[0]);
        const title = await popularDish(page);
        await expectSharpTwice(page, sofra, { title, place });
      });

    test('a dish opened by a hit of the search is not covered by its thumbnail', async ({
      page,
      places,
      sofra,
    }) => {
      await sofra.shop.open(places[0]);
      const title = await popularDish(page);
      await sofra.home.open();
      await sofra.home.search.fill(title);
      await page
        .getByRole('listbox', { name: sofra.t('search.products') })
        .getByRole('option', { name: title })
        .first()
        .click();
      await expectSharp(page, sofra, title);
      await sofra.dish(title).close();
      await expectSharpTwice(page, sofra, { title, place: 'last' });
    });

    test('a dish opened by a link is not covered by its thumbnail', async ({
      page,
      places,
      sofra,
    }) => {
      await sofra.shop.open(places[0]);
      const title = await popularDish(page);
      const link = page.getByRole('link', { name: title, exact: true });
      await page.goto((await link.first().getAttribute('href')) ?? '');
      await expectSharp(page, sofra, title);
      await sofra.dish(title).close();
      await expectSharpTwice(page, sofra, { title, place: 'last' });
    });
  });
}
