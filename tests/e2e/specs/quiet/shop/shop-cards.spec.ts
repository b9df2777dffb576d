import type { Locator } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';

interface SeenOffer {
  readonly words: string;
  readonly isWhole: boolean;
}

/** What is seen at the beginning of each card's offer, and whether it ends before the heart. */
const offersOf = (cards: Locator): Promise<readonly SeenOffer[]> =>
  cards.evaluateAll((elements) =>
    elements.flatMap((card) => {
      card.scrollIntoView({ block: 'center' });
      const tag = card.querySelector('.lucide-tag');
      const heart = card.querySelector('button')?.getBoundingClientRect();
      const row = tag?.closest('[class*="badges"]');
      if (!tag || !heart || !row) return [];
      const middle = row.getBoundingClientRect().top + 13;
      const seen = document
        .elementsFromPoint(tag.getBoundingClientRect().right + 8, middle)
        .find((element) => element.matches('[class*="deal"]:has(> svg)'));
      if (!seen) return [{ words: '', isWhole: false }];
      const box = seen.getBoundingClientRect();
      const isWhole =
        seen.scrollWidth <= seen.clientWidth && box.right <= heart.left + 4;
      return [{ words: seen.textContent, isWhole }];
    }),
  );

for (const [width, path] of [
  [1140, '/restaurant'],
  [768, '/restaurant'],
  [360, '/de/restaurant'],
] as const)
  test(`an offer on a card is told whole, however long its name: ${path} at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const offers = await offersOf(page.getByRole('main').getByRole('article'));
    expect(offers.length).toBeGreaterThan(3);
    expect(offers.filter(({ isWhole }) => !isWhole)).toEqual([]);
  });

test('an offer whose name is too long for its card says what it takes off, and is read out with its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/restaurant');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('.lucide-tag') })
    .filter({ hasText: ': ' })
    .first();
  const name = /\d+% off: [^\d★]+/u;
  await expect(card).toContainText(name);
  const seen = async () => (await offersOf(card))[0];
  await expect
    .poll(seen)
    .toEqual({ words: expect.stringMatching(name), isWhole: true });
  // a little narrower than this name needs: which shop stands first depends on the hour
  await card.evaluate((element) => {
    const badge = [...element.querySelectorAll('[class*="deal"]')].at(-1);
    const room =
      element.querySelector('button')!.getBoundingClientRect().left -
      badge!.getBoundingClientRect().right;
    element.style.inlineSize = `${element.clientWidth - room - 8}px`;
  });
  const words = expect.stringMatching(/^\u2066?\d+%\u2069? off$/);
  await expect.poll(seen).toEqual({ words, isWhole: true });
  expect(await card.ariaSnapshot()).toMatch(name);
});

for (const width of [1140, 1440])
  test(`kinds of food beside a map are whole, none under the arrow: at ${width}`, async ({
    page,
    sofra: { t },
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/restaurant?view=map');
    const kinds = page.getByRole('navigation', { name: t('home.categories') });
    const arrow = kinds.getByRole('button', { name: t('scroll.on') });
    const edge = (await kinds.getByRole('list').boundingBox())!;
    const under = (await arrow.boundingBox())!;
    const names = await kinds.locator('li').evaluateAll((items) =>
      items.map((item) => {
        const tile = item.getBoundingClientRect();
        const picture = item.querySelector('img')?.getBoundingClientRect();
        return { left: tile.left, right: tile.right, end: picture?.right ?? 0 };
      }),
    );
    const right = edge.x + edge.width;
    const shown = names.filter(({ left }) => left < right - 6);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((tile) => tile.right > right + 1)).toEqual([]);
    expect(shown.filter(({ end }) => end > under.x)).toEqual([]);
  });
