import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { MyShopContainer } from '@/containers/application/my-shop/my-shop-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import {
  button,
  heading,
  openSeller,
  saveSeller,
  SHOPS,
} from '@/tests/support/ui/application-page';
import { postedWords } from '@/utils/application/seller-posted';

let token: string;
let ownerId: number;

beforeEach(async () => {
  const user = await createUser(api.db);
  ownerId = user.id;
  token = await signInBrowser(api, user);
});
afterEach(async () => {
  window.localStorage.clear();
  await operate(api, ['setting', 'set', 'languages', '']);
});

const speak = (languages: string) =>
  operate(api, ['setting', 'set', 'languages', languages]);

/** The languages that one may add. */
const offered = async () =>
  within(await screen.findByLabelText('Another language'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the languages of a shop’s words', () => {
  test('are those that the site speaks; words of one that was taken off stay, and are saved', async () => {
    await saveSeller(token, {
      translations: { en: { title: 'Oven' }, fr: { title: 'Le Four' } },
    });
    await speak('en,de');
    const { user } = await openSeller();
    await heading('Tell us about your business');
    expect(await offered()).toEqual(['–', 'Deutsch']);
    const french = within(screen.getByRole('group', { name: 'Français' }));
    const title = french.getByLabelText('Name of your restaurant or shop');
    expect(title).toHaveValue('Le Four');
    await user.type(title, ' d’Or');
    await user.selectOptions(
      screen.getByLabelText('Another language'),
      'Deutsch',
    );
    const german = within(screen.getByRole('group', { name: 'Deutsch' }));
    await user.type(
      german.getByLabelText('Name of your restaurant or shop'),
      'Ofen',
    );
    await user.click(button('Save and leave'));
    await expect
      .poll(
        async () =>
          (await api.get(SHOPS, { token })).body.data.data.translations,
      )
      .toMatchObject({
        en: { title: 'Oven' },
        fr: { title: 'Le Four d’Or' },
        de: { title: 'Ofen' },
      });
  });

  test('are all of ours where none is off, and on the owner’s page those in force, too', async () => {
    const shop = await createShop(api.db, { ownerId });
    const page = () =>
      renderApp(<MyShopContainer id={shop.id} />, {
        api,
        path: `/my-shop/${shop.id}`,
      });
    const { unmount } = await page();
    expect((await offered()).length).toBeGreaterThan(20);
    unmount();
    await speak('en,de');
    const view = await page();
    expect(await offered()).toEqual(['–', 'Deutsch']);
    expect(screen.getByRole('group', { name: 'Русский' })).toBeVisible();
    view.unmount();
  });

  test('are not added by a form that still names one that is off', async () => {
    await speak('en,de');
    const words = { en: { title: 'Oven', description: '' } };
    const add = (more_language: string) =>
      Object.keys(postedWords({ words }, { more_language }));
    expect(add('fr')).toEqual(['en']);
    expect(add('de')).toEqual(['de', 'en']);
  });
});
