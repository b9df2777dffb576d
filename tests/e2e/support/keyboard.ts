import { expect, type Locator, type Page } from '@playwright/test';
import { HYDRATED_MARK } from '@/utils/browser/hydration';

/** Whether what has the focus shows it: an outline or a shadow on it, or on the label or card around it. */
function isFocusSeen(): boolean {
  const shows = (element: Element | null): boolean => {
    if (!element) return false;
    return [undefined, '::after', '::before'].some((part) => {
      const style = getComputedStyle(element, part);
      const { boxShadow, outlineStyle, outlineWidth } = style;
      return (
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none'
      );
    });
  };
  const focused = document.activeElement;
  const near = [
    focused,
    focused?.nextElementSibling ?? null,
    focused?.closest('label') ?? null,
    focused?.closest('article') ?? null,
    focused?.parentElement ?? null,
  ];
  return near.some(shows);
}

/** Presses Tab until that element has the focus, and sees to it that the focus can be seen. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', most = 120 } = {},
): Promise<void> {
  await target.first().waitFor();
  const isThere = () =>
    target.first().evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most; presses += 1) {
    if (presses > 0 && (await isThere())) break;
    await page.keyboard.press(key);
  }
  await expect(target.first()).toBeFocused();
  expect(await page.evaluate(isFocusSeen)).toBe(true);
}

/** Tab goes round and never leaves that box. */
export async function expectTrapped(page: Page, box: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(presses < 30 ? 'Tab' : 'Shift+Tab');
    const isInside = await box.evaluate((element) =>
      element.contains(document.activeElement),
    );
    expect(isInside, `the focus left after ${presses + 1} presses`).toBe(true);
  }
}

/** Waits until React has taken over the HTML of the page: what does not fit has told the console by then. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    HYDRATED_MARK,
  );
}

const AT_ONCE = 10;

/** Tab goes once round the page, from its first link to its first link; an element that keeps the focus is a trap. */
export async function expectTabThrough(page: Page, most = 400): Promise<void> {
  const first = page.locator('a[href]').first();
  await first.evaluate((link) => {
    let visits = 0;
    link.addEventListener('focus', () => {
      visits += 1;
      link.dataset.visits = String(visits);
    });
  });
  const isRound = async () => (await first.getAttribute('data-visits')) === '2';
  for (let presses = 0; presses < most; presses += AT_ONCE) {
    if (await isRound()) return;
    // the page takes them in their order; waiting for each takes longer than they do
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => page.keyboard.press('Tab')),
    );
  }
  const kept = await page.evaluate(() => document.activeElement?.outerHTML);
  expect(await isRound(), `Tab stays at ${kept ?? 'the page'}`).toBe(true);
}
