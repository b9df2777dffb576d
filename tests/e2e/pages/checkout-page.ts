import { expect } from '@playwright/test';
import { localised, type Screen } from './screen';

/** "$23.61", at the end of the button. */
const TOTAL = /\$[\d.,]+$/;

/** /checkout */
export function checkoutPage(screen: Screen) {
  const { page, t } = screen;
  const block = (key: string) => page.getByRole('region', { name: t(key) });
  const where = block('checkout.where');
  return {
    heading: page.getByRole('heading', { level: 1, name: t('checkout.title') }),
    where,
    async open(): Promise<void> {
      await page.goto(localised(screen, '/checkout'));
    },
    async choosePickup(): Promise<void> {
      await page.getByRole('radio', { name: t('mode.pickup') }).check();
    },
    /** Types a street and takes the first place found. */
    async findAddress(street: string): Promise<string> {
      await where.getByLabel(t('address.field')).fill(street);
      const first = where
        .getByRole('listbox', { name: t('address.results') })
        .getByRole('option')
        .first();
      // as it is read aloud: its district is drawn in a line of its own
      const title = (await first.textContent()) ?? '';
      await first.click();
      return title.trim();
    },
    async describeDoor(entrance: string, floor: string, flat: string) {
      await where.getByLabel(t('checkout.where.entrance')).fill(entrance);
      await where.getByLabel(t('checkout.where.floor')).fill(floor);
      await where.getByLabel(t('checkout.where.office')).fill(flat);
    },
    times: block('checkout.when').getByRole('group', {
      name: t('checkout.when.time'),
    }),
    days: block('checkout.when').getByRole('group', {
      name: t('checkout.when.day'),
    }),
    /** Another day and back: what was chosen, as soon as possible, stands again. */
    async lookAtTomorrow(): Promise<void> {
      const days = this.days.getByRole('radio');
      await days.nth(1).check();
      await days.first().check();
      await expect(this.times.getByRole('radio').first()).toBeChecked();
    },
    phone: page.getByLabel(t('checkout.contact.phone')),
    name: page.getByLabel(t('checkout.contact.name')),
    cash: block('checkout.pay').getByRole('radio', {
      name: t('payment.cash'),
    }),
    card: block('checkout.pay').getByRole('radio', {
      name: t('payment.card'),
    }),
    async payCash(): Promise<void> {
      await this.cash.check();
    },
    /**
     * The button with the total of what is chosen; while that is on its way there is none to press. In the summary on
     * wide screens, in the bar at the foot on narrow ones.
     */
    place: page
      .getByRole('button', { name: t('checkout.place') })
      .and(page.locator(':not([aria-busy])'))
      .filter({ visible: true }),
    /** The same button while the total is on its way. */
    placeEarly: page
      .getByRole('button', { name: t('checkout.place') })
      .and(page.locator('[aria-busy]'))
      .filter({ visible: true }),
    /** The same button while a press waits for the total. */
    keptPress: page
      .getByRole('button', { name: t('checkout.place.kept') })
      .filter({ visible: true }),
    /** Nothing is asked for any more, and the button names the total. */
    async priced(): Promise<void> {
      await expect(this.place).toBeEnabled();
      await expect(this.place).toContainText('·');
    },
    /** That total. */
    async total(): Promise<string> {
      await this.priced();
      return TOTAL.exec((await this.place.innerText()).trim())?.[0] ?? '';
    },
    promo: page.getByRole('textbox', { name: t('sums.coupon') }),
    quoteFailed: page.getByText(t('checkout.quoteFailed')),
    checking: page.getByRole('heading', { name: t('checkout.checking.title') }),
    tryAgain: page.getByRole('button', { name: t('common.tryAgain') }),
  };
}
