import { expect } from '@playwright/test';
import { localised, type Screen } from './screen';

/** /orders/{id} */
export function orderPage(screen: Screen) {
  const { page, t } = screen;
  const steps = page.getByRole('list', { name: t('order.steps.label') });
  return {
    steps,
    heading: page.getByRole('heading', { level: 1 }),
    /** "$23.61, charged at 18:54" */
    charged: (amount: string) =>
      page.getByText(
        t('order.pay.charged', { amount: `\u2066${amount}\u2069`, time: '' }),
      ),
    async opened(): Promise<number> {
      await page.waitForURL(/\/orders\/\d+$/);
      await expect(steps).toBeVisible();
      return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
    },
    /** Writes down, in the page, each step as it becomes the present one. */
    async watchSteps(): Promise<() => Promise<string[]>> {
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seenSteps: seen });
        const look = () => {
          const now = document.querySelector('[aria-current="step"] > span');
          const text = now?.textContent ?? '';
          if (text && seen.at(-1) !== text) seen.push(text);
        };
        look();
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      });
      return () =>
        page.evaluate(
          () => (window as unknown as { seenSteps: string[] }).seenSteps,
        );
    },
    /** Every step has been reached. */
    async arrives(lastStep: string): Promise<void> {
      await expect(
        page
          .getByRole('main')
          .locator('header')
          .getByText(lastStep, { exact: true }),
      ).toBeVisible({
        timeout: 30_000,
      });
      const items = steps.getByRole('listitem');
      const done = page.getByText(t('steps.done'), { exact: true });
      // what an ended order has is loaded when it ends
      await expect(items.first()).toBeVisible();
      await expect(items.filter({ hasNot: done })).toHaveCount(0);
    },
  };
}

/** /orders */
export function ordersPage(screen: Screen) {
  const { page, t } = screen;
  return {
    heading: page.getByRole('heading', { level: 1, name: t('orders.title') }),
    async open(tab: 'active' | 'past' = 'active'): Promise<void> {
      await page.goto(
        localised(screen, tab === 'past' ? '/orders?tab=past' : '/orders'),
      );
    },
    async showPast(): Promise<void> {
      await page.getByRole('link', { name: t('orders.tab.past') }).click();
    },
    order: (id: number) =>
      page.getByRole('article').filter({
        has: page.locator(`a[href$="/orders/${id}"]`),
      }),
  };
}
