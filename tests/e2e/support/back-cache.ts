import { expect, type Page } from '@playwright/test';
import { wholeBrowser } from './chromium';

/** Chromium with the back/forward cache, which Playwright switches off and the one without windows has not got. */
export const backCacheBrowser = {
  ...wholeBrowser,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

interface Shown {
  readonly persisted: boolean;
  readonly isVisible: boolean;
}

type Tell = { tellShown?: (shown: Shown) => Promise<void> };

/** Runs in each page: tells how it is shown, before anything of it is drawn. */
function tellPageShown(): void {
  const tell = ({ persisted }: PageTransitionEvent): void => {
    const { display } = getComputedStyle(document.documentElement);
    const isVisible = display !== 'none';
    void (window as Tell).tellShown?.({ persisted, isVisible });
  };
  addEventListener('pageshow', tell, { once: true });
  // heard last: after all that the page itself does then
  addEventListener('pagehide', () =>
    addEventListener('pageshow', tell, { once: true }),
  );
}

/** Addresses of the documents that the page asks for. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.frame().parentFrame())
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Why the browser did not keep pages, in its own words. */
async function watchReasons(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  browser.on('Page.backForwardCacheNotUsed', (event) =>
    reasons.push(...event.notRestoredExplanations.map(({ reason }) => reason)),
  );
  return reasons;
}

/** As pages see it: null when the browser kept them. */
const notRestored = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as { notRestoredReasons?: unknown }).notRestoredReasons;
  });

/** A page that is left for other documents, and Back. */
export async function withBackCache(page: Page) {
  const seen: Shown[] = [];
  await page.exposeFunction('tellShown', (shown: Shown) => {
    seen.push(shown);
  });
  await page.addInitScript(tellPageShown);
  const asked = watchDocuments(page);
  const reasons = await watchReasons(page);
  let left = '';

  async function goBack(): Promise<void> {
    asked.length = 0;
    reasons.length = 0;
    seen.length = 0;
    // the call itself may end with the page that it is made in
    await page.evaluate(() => history.back()).catch(() => undefined);
  }

  return {
    /** Leaves the page that is shown for another document. */
    async leave(path = '/terms'): Promise<void> {
      left = page.url();
      seen.length = 0;
      await page.goto(path);
      await expect.poll(() => seen).toHaveLength(1);
    },
    /** Back to the page as the browser kept it: the server is not asked for it. */
    async returnsKept(): Promise<void> {
      await goBack();
      await page.waitForURL(left, { waitUntil: 'commit' });
      await expect
        .poll(() => ({ reasons, seen }))
        .toEqual({
          reasons: [],
          seen: [{ persisted: true, isVisible: true }],
        });
      expect(await notRestored(page)).toBeNull();
      expect(asked).toEqual([]);
    },
    /** Back to a page that is not true any more: it is hidden until the server's own comes, at that address. */
    async returnsAnew(address: RegExp | string): Promise<void> {
      await goBack();
      await page.waitForURL(address, { waitUntil: 'commit' });
      await expect
        .poll(() => ({ reasons, seen }))
        .toEqual({
          reasons: [],
          seen: [
            { persisted: true, isVisible: false },
            { persisted: false, isVisible: true },
          ],
        });
    },
  };
}
