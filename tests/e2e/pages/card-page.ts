import { expect } from '@playwright/test';
import type { Screen } from './screen';

/** What the sandbox's cards do (locales: sandbox.does.…). */
type CardDoes =
  | 'challenge'
  | 'decline'
  | 'duplicate_webhooks'
  | 'late_webhook'
  | 'reordered_webhooks'
  | 'success'
  | 'timeout_failure'
  | 'timeout_success';

/** The hosted payment page of the sandbox provider. */
export function cardPage(screen: Screen) {
  const { page, t } = screen;
  const button = (key: string) => page.getByRole('button', { name: t(key) });
  return {
    alert: page.getByRole('main').getByRole('alert'),
    number: page.getByLabel(t('sandbox.number')),
    amount: page.getByRole('heading', { level: 1 }),
    question: page.getByRole('heading', { name: t('sandbox.bank.title') }),
    approve: button('sandbox.bank.approve'),
    refuse: button('sandbox.bank.refuse'),
    back: page.getByRole('link', { name: t('sandbox.back') }),
    async opened(): Promise<void> {
      await page.waitForURL(/\/payments\/sandbox\//);
      await expect(page.getByText(t('sandbox.notice'))).toBeVisible();
    },
    /** Fills in the test card that does this, and pays. */
    async payBy(does: CardDoes): Promise<void> {
      await page
        .getByRole('listitem')
        .filter({
          has: page.getByText(t(`sandbox.does.${does}`), { exact: true }),
        })
        .getByRole('button')
        .click();
      await page
        .getByRole('button', { name: new RegExp(`^${t('checkout.pay')} `) })
        .click();
    },
  };
}
