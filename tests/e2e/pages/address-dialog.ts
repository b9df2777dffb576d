import { expect } from '@playwright/test';
import { dialogNamed, type Screen } from './screen';

/** The address dialog of the header, and the question of the first visit. */
export function addressDialog(screen: Screen) {
  const { page, t } = screen;
  const box = dialogNamed(screen, t('address.title'));
  const question = dialogNamed(screen, t('address.prompt.title'));
  const header = page.locator('header').first();
  return {
    box,
    question,
    yes: question.getByRole('button', { name: t('address.prompt.yes') }),
    no: question.getByRole('button', { name: t('address.prompt.no') }),
    /** The header's button that names the address. */
    chosen: (title: string) =>
      header.getByRole('button', {
        name: t('header.address', { address: title }),
      }),
    notChosen: header.getByRole('button', { name: t('header.chooseAddress') }),
    map: box.getByRole('application', { name: t('address.map.label') }),
    pin: box.getByRole('application').getByRole('button').first(),
    confirm: box.getByRole('button', { name: t('address.confirm') }),
    /** So many pixels to the right and down, by its head. */
    async dragPin(right: number, down: number): Promise<void> {
      // it stands still then
      await this.pin.click({ trial: true });
      const box = await this.pin.boundingBox();
      if (!box) throw new Error('the pin is not shown');
      const [x, y] = [box.x + box.width / 2, box.y + 26];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right, y + down, { steps: 4 });
      await page.mouse.up();
    },
    /** What the pin says of the place it stands at, which has a number, once it is another than before. */
    async titleAtPin(before = ''): Promise<string> {
      const read = async (): Promise<string> => {
        const name = (await this.pin.getAttribute('aria-label')) ?? '';
        return name.replace(t('address.map.pin', { address: '' }), '');
      };
      const isNew = async (): Promise<boolean> => {
        const title = await read();
        return title !== before && /\d/.test(title);
      };
      await expect.poll(isNew).toBe(true);
      return read();
    },
  };
}
