import type { Locator } from '@playwright/test';
import { dialogNamed, localised, type Screen } from './screen';

/** A group order: the owner's panel, a member's part, the invitation. */
export function groupPage(screen: Screen) {
  const { page, t } = screen;
  const button = (name: string): Locator =>
    page.getByRole('button', { name, exact: true });
  const members = page.getByRole('list', { name: t('group.members') });
  const member = (name: string): Locator =>
    members.getByRole('listitem').filter({ hasText: name }).first();
  return {
    /** At the head of a shop's page. */
    start: page.getByRole('button', { name: t('group.title') }).first(),
    panel: page.getByText(t('group.intro')),
    member,
    news: page.getByRole('status'),
    nameField: page.getByLabel(t('group.join.name')),
    cannotJoin: page.getByRole('heading', { name: t('group.join.invalid') }),
    mine: page.getByRole('heading', { name: t('group.mine.title') }),
    done: page.getByRole('button', { name: t('group.mine.done') }),
    again: page.getByRole('button', { name: t('group.mine.again') }),
    kicked: page.getByText(t('group.kicked')),
    ended: page.getByRole('heading', { name: t('group.receipt.short') }),
    waiting: dialogNamed(screen, t('group.waiting.title')),
    inGroup: page.getByText(t('group.leaveFirst')),
    async openInvitation(path: string): Promise<void> {
      await page.goto(localised(screen, path));
    },
    async join(name: string): Promise<void> {
      await this.nameField.fill(name);
      await button(t('group.join.action')).click();
    },
    async remove(name: string): Promise<void> {
      await member(name).getByRole('button').first().click();
      await button(t('group.remove.action', { name })).click();
      await button(t('group.remove.confirm')).click();
    },
    async limitTo(amount: string): Promise<void> {
      await button(t('group.limit.change')).click();
      const box = dialogNamed(screen, t('group.limit.title'));
      await box.getByRole('textbox').fill(amount);
      await box.getByRole('button', { name: t('group.save') }).click();
    },
    async goOn(): Promise<void> {
      await page.getByRole('button', { name: t('group.continue') }).click();
    },
    async goOnAnyway(): Promise<void> {
      await button(t('group.waiting.go')).click();
    },
  };
}
