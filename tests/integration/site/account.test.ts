import { describe, expect } from 'vitest';
import {
  mailedCode,
  newEmail,
  newNationalPhone,
} from '@/tests/e2e/support/customers';
import { orderDinner } from '@/tests/e2e/support/orders';
import { post, siteIt, t } from '@/tests/support/site/site-test';
import { plainPhone } from '@/utils/account/field-rules';

describe('the profile without script', () => {
  siteIt(
    'keeps names and birthday, after a mistake that loses nothing',
    async ({ browser, customer }) => {
      const birthday = () => browser.main.getByLabelText(t('account.birthday'));
      await browser.open('/profile');
      await post(
        browser,
        {
          [t('auth.firstname')]: 'Malika',
          [t('account.birthday')]: '2024-01-01',
        },
        t('account.save'),
      );
      expect(browser.status).toBe(422);
      expect(birthday()).toHaveAccessibleDescription(
        t('account.birthday.young'),
      );
      expect(browser.main.getByLabelText(t('auth.firstname'))).toHaveValue(
        'Malika',
      );
      await post(
        browser,
        { [t('account.birthday')]: '1990-05-17' },
        t('account.save'),
      );
      expect(browser.path).toBe('/profile');
      expect(birthday()).toHaveValue('1990-05-17');
      expect(customer.id).toBeGreaterThan(0);
    },
  );

  siteIt(
    'takes a new e-mail by its code',
    async ({ browser, customer, request }) => {
      const email = newEmail();
      const field = t('account.contact.email');
      await browser.open('/profile');
      const change = `${t('account.change')}: ${t('auth.email')}`;
      await browser.press(browser.main.getByRole('link', { name: change }));
      await post(browser, { [field]: 'nobody' }, t('auth.register.sendCode'));
      expect(browser.main.getByLabelText(field)).toHaveAccessibleDescription(
        t('form.email'),
      );
      expect(browser.main.getByLabelText(field)).toHaveValue('nobody');
      await post(browser, { [field]: email }, t('auth.register.sendCode'));
      await post(
        browser,
        { [t('auth.code.label')]: await mailedCode(request, email) },
        t('auth.code.verify'),
      );
      expect(browser.path).toMatch(/^\/profile(#email)?$/);
      const row = browser.document.querySelector('#email');
      expect(row).toHaveTextContent(email);
      expect(row).not.toHaveTextContent(customer.email);
    },
  );

  siteIt(
    'reads a number whole before a code goes to the country it did not name',
    async ({ browser, customer, request }) => {
      const national = newNationalPhone();
      const field = () =>
        browser.main.getByLabelText(t('account.contact.phone'));
      const send = (fields = {}) =>
        post(browser, fields, t('auth.register.sendCode'));
      await browser.open('/profile');
      const add = `${t('account.add')}: ${t('legal.phone')}`;
      await browser.press(browser.main.getByRole('link', { name: add }));
      await send({ [t('account.contact.phone')]: national });
      expect(browser.main.getByRole('alert')).toHaveTextContent(
        /^Is \u2066\+998.*\u2069 your number\? Press once more/,
      );
      expect(plainPhone((field() as HTMLInputElement).value)).toBe(
        `+998${national}`,
      );
      await send();
      await post(
        browser,
        {
          [t('auth.code.label')]: await mailedCode(request, `+998${national}`),
        },
        t('auth.code.verify'),
      );
      expect(browser.path).toMatch(/^\/profile(#phone)?$/);
      expect(customer.id).toBeGreaterThan(0);
    },
  );

  siteIt('changes the password', async ({ browser, customer, request }) => {
    const change = (old: string) =>
      post(
        browser,
        {
          [t('account.password.old')]: old,
          [t('account.password.new')]: 'plov-and-tea',
          [t('auth.passwordAgain')]: 'plov-and-tea',
        },
        t('account.password.save'),
      );
    await browser.open('/profile?change=password');
    await change('not-the-password');
    expect(
      browser.main.getByLabelText(t('account.password.old')),
    ).toHaveAccessibleDescription('This is not your current password');
    await change(customer.password);
    expect(browser.main.getByRole('status')).toHaveTextContent(
      t('account.password.done'),
    );
    const login = await request.post('/api/v1/auth/login', {
      data: { email: customer.email, password: 'plov-and-tea' },
    });
    expect(login.ok()).toBe(true);
  });
});

describe('the inbox without script', () => {
  siteIt(
    'reads, deletes and brings back rows by forms',
    async ({ browser, customer, places, request }) => {
      const id = await orderDinner(request, customer, places[0]);
      const headers = { Authorization: `Bearer ${customer.token}` };
      // No more news comes of an order that the demo city has brought to its end.
      await expect
        .poll(
          async () => {
            const path = `/api/v1/dashboard/user/orders/${id}`;
            const answer = await request.get(path, { headers });
            return ((await answer.json()) as { data: { status: string } }).data
              .status;
          },
          { timeout: 30_000, interval: 200 },
        )
        .toBe('delivered');
      const rows = () =>
        browser.document.querySelectorAll(`main a[href="/orders/${id}"]`)
          .length;
      await browser.open('/notifications');
      await browser.press(
        browser.main.getByRole('button', { name: t('inbox.readAll') }),
      );
      const before = rows();
      expect(before).toBeGreaterThan(0);
      const [remove] = browser.main.getAllByRole('button', {
        name: new RegExp(`^${t('addresses.delete')}: `),
      });
      if (!remove) throw new Error('no row can be deleted');
      await browser.press(remove);
      browser.main.getByText(t('inbox.deleted'));
      expect(rows()).toBe(before - 1);
      await browser.press(
        browser.main.getByRole('button', { name: t('cart.undo') }),
      );
      expect(rows()).toBe(before);
    },
  );
});

describe('leaving without script', () => {
  siteIt(
    'logs out by a form, on the server and here',
    async ({ browser, customer }) => {
      await browser.open('/settings');
      await post(browser, {}, t('session.logOut'));
      expect(browser.path).toBe('/');
      await browser.open('/profile');
      expect(browser.path).toMatch(/^\/login/);
      expect(customer.id).toBeGreaterThan(0);
    },
  );

  siteIt(
    'a page that would open the chat says that it needs script, and leads to help',
    async ({ browser, customer }) => {
      await browser.open('/?chat=rooms');
      const said = () =>
        [...browser.document.querySelectorAll('noscript')]
          .map(({ innerHTML }) => innerHTML)
          .join();
      expect(said()).toContain(t('chat.noScript'));
      await browser.open('/');
      expect(said()).not.toContain(t('chat.noScript'));
      expect(customer.id).toBeGreaterThan(0);
    },
  );
});
