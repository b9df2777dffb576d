import { describe, expect } from 'vitest';
import {
  mailedCode,
  newCustomer,
  newEmail,
} from '@/tests/e2e/support/customers';
import type { PlainBrowser } from '@/tests/support/site/plain-browser';
import { post, signIn, siteIt, t } from '@/tests/support/site/site-test';

const WEEK_SECONDS = 7 * 24 * 3600;

const askForCode = (browser: PlainBrowser, contact: string) =>
  post(browser, { [t('auth.contact')]: contact }, t('auth.register.sendCode'));

/** A number that names no country is read back before its code is sent. */
async function askForPhoneCode(browser: PlainBrowser, national: string) {
  await askForCode(browser, national);
  expect(browser.main.getByRole('alert')).toHaveTextContent('Press once more');
  await post(browser, {}, t('auth.register.sendCode'));
}

const typeCode = (browser: PlainBrowser, code: string) =>
  post(browser, { [t('auth.code.label')]: code }, t('auth.code.verify'));

const introduce = (browser: PlainBrowser, password: string) =>
  post(
    browser,
    {
      [t('auth.firstname')]: 'Aziza',
      [t('auth.lastnameOptional')]: 'Karimova',
      [t('auth.password')]: password,
    },
    t('auth.details.submit'),
  );

const setPassword = (browser: PlainBrowser, password: string, again: string) =>
  post(
    browser,
    { [t('auth.newPassword')]: password, [t('auth.passwordAgain')]: again },
    t('auth.newPassword.submit'),
  );

const labelled = (browser: PlainBrowser, key: string) =>
  browser.main.getByLabelText(t(key));

describe('without script', () => {
  siteIt(
    'a person signs in, after a mistake that loses nothing but the password',
    async ({ browser, request }) => {
      const customer = await newCustomer(request);
      await browser.open('/login?from=%2Forders');
      await signIn(browser, { email: customer.email, password: '' });
      expect(browser.status).toBe(422);
      expect(labelled(browser, 'auth.password')).toHaveAccessibleDescription(
        t('form.passwordEmpty'),
      );
      expect(labelled(browser, 'auth.contact')).toHaveValue(customer.email);
      await signIn(browser, {
        email: customer.email,
        password: 'not-the-password',
      });
      expect(browser.main.getAllByRole('alert')[0]).toHaveTextContent(
        'Please make sure all credentials are correct.',
      );
      expect(labelled(browser, 'auth.contact')).toHaveValue(customer.email);
      expect(labelled(browser, 'auth.password')).toHaveValue('');
      expect(browser.path).not.toContain('password');
      await signIn(browser, customer);
      expect(browser.path).toBe('/orders');
      const { cookies } = await browser.cookies();
      const token = cookies.find(({ name }) => name === 'access_token');
      expect(token).toMatchObject({ sameSite: 'Lax', path: '/' });
      expect(token?.expires).toBeGreaterThan(
        Date.now() / 1000 + WEEK_SECONDS - 86_400,
      );
    },
  );

  siteIt('an account is made in three steps', async ({ browser, request }) => {
    const email = newEmail();
    await browser.open('/register?from=%2Forders');
    await askForCode(browser, email);
    await typeCode(browser, '12345');
    expect(labelled(browser, 'auth.code.label')).toHaveAccessibleDescription(
      t('form.codeLength'),
    );
    await typeCode(browser, await mailedCode(request, email));
    const { cookies } = await browser.cookies();
    expect(cookies.find(({ name }) => name === 'code_proof')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    // the proof outlives a reload
    await browser.open('/register?from=%2Forders');
    await introduce(browser, 'short');
    expect(labelled(browser, 'auth.firstname')).toHaveValue('Aziza');
    await introduce(browser, 'plov-and-tea');
    expect(browser.path).toBe('/orders');
  });

  siteIt(
    'an account made by phone keeps who invited it through all steps, and its forgotten password is set anew',
    async ({ browser, otherBrowser, request }) => {
      const national = `90${String(Date.now()).slice(-7)}`;
      const phone = `+998${national}`;
      await browser.open('/register?referral_code=SOFRA001');
      await askForPhoneCode(browser, national);
      expect(browser.main.getByRole('heading', { level: 1 })).toHaveTextContent(
        t('auth.code.titlePhone'),
      );
      await typeCode(browser, await mailedCode(request, phone));
      expect(labelled(browser, 'auth.referral')).toHaveValue('SOFRA001');
      await introduce(browser, 'plov-and-tea');
      // Who came by phone is asked for an e-mail.
      expect(browser.path).toBe('/update-details');

      await otherBrowser.open('/login?from=%2Forders');
      const forgotten = otherBrowser.main.getByRole('link', {
        name: t('auth.forgot'),
      });
      await otherBrowser.press(forgotten);
      await askForPhoneCode(otherBrowser, national);
      await typeCode(otherBrowser, await mailedCode(request, phone));
      await setPassword(otherBrowser, 'plov-and-coffee', 'something-else');
      expect(
        labelled(otherBrowser, 'auth.passwordAgain'),
      ).toHaveAccessibleDescription(t('form.passwordsDiffer'));
      expect(otherBrowser.path).not.toContain('verify_token');
      await setPassword(otherBrowser, 'plov-and-coffee', 'plov-and-coffee');
      // an account is asked for its details once, in whichever browser
      expect(otherBrowser.path).toBe('/orders');
    },
  );
});

siteIt(
  'a form that another site posts signs nobody in',
  async ({ request }) => {
    const { email, password } = await newCustomer(request);
    const answer = await request.post('/login', {
      form: { form: 'login', login: email, password, keep: 'on' },
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status()).toBe(422);
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('access_token');
  },
);
