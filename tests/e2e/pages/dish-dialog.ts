import type { Locator } from '@playwright/test';
import { dialogNamed, type Screen } from './screen';

/** An open dish: a dialog on wide screens, a sheet from below on phones. */
export function dishDialog(screen: Screen, title: string) {
  const { t } = screen;
  const box = dialogNamed(screen, title);
  return {
    box,
    /** "Add 1 · $4.20" */
    addButton: box.getByRole('button', { name: /\d\s·\s/ }),
    question(group: string): Locator {
      return box.getByRole('group', { name: new RegExp(`^${group}`) });
    },
    async choose(answer: string): Promise<void> {
      await box.locator('label').filter({ hasText: answer }).first().click();
    },
    async oneMore(): Promise<void> {
      await box
        .getByRole('button', { name: t('quantity.more', { name: title }) })
        .click();
    },
    async add(): Promise<void> {
      await this.addButton.click();
    },
    async writeNote(text: string): Promise<void> {
      await box.getByLabel(t('product.note')).fill(text);
    },
    /** What is missing, in words. */
    refusal: box.getByRole('alert'),
    async close(): Promise<void> {
      await box.getByRole('button', { name: t('common.close') }).click();
    },
  };
}
