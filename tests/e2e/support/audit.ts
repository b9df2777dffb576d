import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing moves any more. What turns for ever (a spinner) does not count, nor what is too far from the
 * screen to be drawn: it stands still half-way until it comes near.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isDrawn = (effect: AnimationEffect | null): boolean =>
      !(effect instanceof KeyframeEffect) ||
      (effect.target?.checkVisibility({ contentVisibilityAuto: true }) ?? true);
    const ending = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect?.getComputedTiming().endTime !== Infinity && isDrawn(effect),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** axe finds nothing on the page as it stands: rule and first element of each violation. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
  ).toEqual([]);
}

/** Shows the page in the other theme, as the button in the header does. */
export async function showIn(
  page: Page,
  theme: 'dark' | 'light',
): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** How far the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}
