import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing moves any more. What turns for ever (a spinner) does not count, nor what follows scrolling, nor
 * what is too far from the screen to be drawn: it stands still half-way until it comes near.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isDrawn = (effect: AnimationEffect | null): boolean =>
      !(effect instanceof KeyframeEffect) ||
      (effect.target?.checkVisibility({ contentVisibilityAuto: true }) ?? true);
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity &&
          isDrawn(effect),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** `AUDIT=all`: every route and overlay in every language, width and theme of the audits, not only the gate's. */
export const isWholeAudit = process.env.AUDIT === 'all';

/** A pin stands where its shop is, beside or under others: WCAG 2.5.8 leaves such places out of the size of targets. */
const isPin = (rule: string, html: string): boolean =>
  rule === 'target-size' && /^<button[^>]*_mark[ "][^>]*translate\(/.test(html);

type Theme = 'dark' | 'light';

export const THEMES: readonly Theme[] = ['light', 'dark'];

/** axe's rules of colour: all that another theme of the same page can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * axe (WCAG 2.2 AA and its best practices; `only`: these rules of it) finds nothing on the page as it stands: rule and
 * elements of each violation.
 */
export async function expectAccessible(
  page: Page,
  only?: readonly string[],
): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: a page of its own for each result would take longer than the audit.
    .setLegacyMode()
    .options({
      rules: { 'target-size': { enabled: true } },
      ...(only && { runOnly: [...only] }),
    })
    .analyze();
  const found = violations
    .map(({ id, nodes }) => ({
      id,
      elements: nodes
        .map(({ html }) => html)
        .filter((html) => !isPin(id, html)),
    }))
    .filter(({ elements }) => elements.length > 0);
  expect(found).toEqual([]);
}

/** Shows the page in a theme, as the button in the header does. */
async function showIn(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** The same in each of these themes: everything in the first, colours in the others. */
export async function expectAccessibleIn(
  page: Page,
  themes: readonly Theme[],
): Promise<void> {
  for (const [index, theme] of themes.entries()) {
    await showIn(page, theme);
    await expectAccessible(page, index > 0 ? COLOUR_RULES : undefined);
  }
}

/** How far the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}

/**
 * What a finger can press on this screen that is smaller than 44 px in a direction, with its size. A link in running
 * text keeps its line (WCAG 2.5.8); what covers a field or a card counts by what it covers.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const inText = (element: Element): boolean =>
      element.matches('p a, li p a, dd a');
    /** The area that takes the press: the element's with that of its pseudo elements and its label. */
    function areaOf(element: Element): { width: number; height: number } {
      const box = element.getBoundingClientRect();
      let { height, width } = box;
      for (const part of ['::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (style.content === 'none' || style.position !== 'absolute') continue;
        width = Math.max(width, Number.parseFloat(style.width) || 0);
        height = Math.max(height, Number.parseFloat(style.height) || 0);
      }
      // what is pressed for a field: its label, or the thumb of a slider
      const stand = element.closest('label, .MuiSlider-thumb');
      if (!stand || stand === element) return { width, height };
      const around = areaOf(stand);
      return {
        width: Math.max(width, around.width),
        height: Math.max(height, around.height),
      };
    }
    const top = [...document.querySelectorAll('dialog[open], [role=dialog]')]
      .filter((box) => box.checkVisibility({ visibilityProperty: true }))
      .at(-1);
    const all = (top ?? document).querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=radio]',
    );
    return [...all]
      .filter(
        (element) =>
          element.checkVisibility({
            visibilityProperty: true,
            opacityProperty: true,
          }) &&
          element.getBoundingClientRect().width > 1 &&
          !inText(element) &&
          !element.closest('[inert], [aria-hidden=true], .sr-only'),
      )
      .flatMap((element) => {
        const { height, width } = areaOf(element);
        if (Math.min(width, height) >= least) return [];
        const name =
          element.getAttribute('aria-label') ?? element.textContent.trim();
        const place = element.parentElement?.className ?? '';
        return [
          `${Math.round(width)}×${Math.round(height)} ${element.tagName} “${name.slice(0, 40)}” ${element.className} in ${place}`,
        ];
      });
  });
}
