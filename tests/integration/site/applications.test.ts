import { readFileSync } from 'node:fs';
import { within } from '@testing-library/react';
import type { APIRequestContext } from 'playwright';
import { describe, expect } from 'vitest';
import { mailedCode, newCustomer } from '@/tests/e2e/support/customers';
import { answerDriver } from '@/tests/e2e/support/operator';
import type { PlainBrowser } from '@/tests/support/site/plain-browser';
import { post, signIn, siteIt } from '@/tests/support/site/site-test';

const REASON = 'The licence cannot be read.';
const NEXT = 'Continue';

const picture = () =>
  new File([readFileSync('public/images/state-empty.webp')], 'picture.webp', {
    type: 'image/webp',
  });

/** A number that nobody has yet. */
const newPhone = (): string =>
  `+99890${String(Date.now() + process.pid).slice(-7)}`;

const title = (browser: PlainBrowser, name: string) =>
  browser.main.getByRole('heading', { level: 1, name });
const next = (browser: PlainBrowser) => post(browser, {}, NEXT);

function check(
  browser: PlainBrowser,
  role: 'checkbox' | 'radio' | 'switch',
  name?: string,
  isOn = true,
): void {
  browser.check(browser.main.getByRole(role, { name }), isOn);
}

function choose(
  browser: PlainBrowser,
  name: string,
  files: readonly File[],
): void {
  const field = browser.document.querySelector<HTMLElement>(
    `main input[name="${name}"]`,
  );
  if (!field) throw new Error(`no field for ${name}`);
  browser.choose(field, files);
}

/** The last step. */
async function confirm(browser: PlainBrowser): Promise<void> {
  title(browser, 'Is everything right?');
  check(browser, 'checkbox');
  await post(browser, {}, 'Send application');
  title(browser, 'We are reading your application');
}

describe('an application to sell without script', () => {
  siteIt(
    'is a form for each step, and the last one sends all of it',
    async ({ browser, request }) => {
      const customer = await newCustomer(request);
      await browser.open('/login?from=%2Fbe-seller');
      await signIn(browser, customer);
      title(browser, 'Tell us about your business');
      await next(browser);
      expect(browser.status).toBe(422);
      expect(
        browser.main.getByLabelText('Legal name'),
      ).toHaveAccessibleDescription('Required');
      check(browser, 'radio', 'Restaurant');
      check(browser, 'checkbox', 'Plov');
      await post(
        browser,
        {
          'Name of your restaurant or shop': 'Anor Tandir',
          'Legal name': 'Anor Tandir, LLC',
          'Tax number': '302345678',
          Phone: '+998 71 255 45 45',
        },
        NEXT,
      );
      await post(
        browser,
        { 'Street and house number': 'Navoi', 'Radius in kilometres': '2,5' },
        NEXT,
      );
      title(browser, 'When are you open?');
      check(browser, 'switch', 'Sunday', false);
      await next(browser);
      choose(browser, 'logo', [picture()]);
      await next(browser);
      browser.main.getByText(/Circle, 2.5 km/);
      await confirm(browser);
    },
  );
});

/** Fills the steps of /deliver until the application is sent; some of them wrongly first. */
async function applyToDeliver(
  browser: PlainBrowser,
  request: APIRequestContext,
): Promise<void> {
  const field = (label: string) => browser.main.getByLabelText(label);
  await browser.open('/deliver');
  await browser.press(browser.main.getByRole('link', { name: 'Apply now' }));
  title(browser, 'Who are you?');
  await post(
    browser,
    {
      'First name': 'Dilnoza',
      'Last name': 'Karimova',
      City: 'Tashkent',
      'Date of birth': '2015-04-01',
    },
    NEXT,
  );
  expect(field('Date of birth')).toHaveAccessibleDescription(
    /You must be at least 18 years old/,
  );
  expect(field('City')).toHaveValue('Tashkent');
  await post(browser, { 'Date of birth': '1998-04-01' }, NEXT);

  const phone = newPhone();
  title(browser, 'How do we reach you?');
  await post(browser, { Phone: phone }, 'Send me a code');
  const code = field('Code');
  browser.fill(code, await mailedCode(request, phone));
  const proof = within(code.closest('form') ?? code);
  await browser.press(proof.getByRole('button', { name: NEXT }));
  browser.main.getByText('Proved by a code');
  await next(browser);

  title(browser, 'How do you get around?');
  check(browser, 'radio', 'Scooter');
  await post(browser, { Colour: 'Red' }, NEXT);
  expect(field('Number plate')).toHaveAccessibleDescription('Required');
  await post(browser, { 'Number plate': '01 A 123 BC' }, NEXT);

  // A picture beside a file that is none, and taken back again.
  title(browser, 'Show us your documents');
  choose(browser, 'documents', [
    picture(),
    new File(['no picture'], 'licence.webp', { type: 'image/webp' }),
  ]);
  await next(browser);
  expect(browser.main.getByRole('alert')).toHaveTextContent(
    'We can’t read this file.',
  );
  await post(browser, {}, 'Remove File 1');
  title(browser, 'Show us your documents');
  expect(
    browser.main.queryByRole('button', { name: 'Remove File 1' }),
  ).toBeNull();
  choose(browser, 'documents', [picture()]);
  await next(browser);
  await confirm(browser);
}

describe('an application to deliver without script', () => {
  siteIt(
    'is refused, mended and approved',
    async ({ browser, customer, request }) => {
      await applyToDeliver(browser, request);
      await answerDriver(request, customer.email, {
        status: 'rejected',
        answer: REASON,
      });
      await browser.open('/deliver?step=vehicle');
      browser.main.getByText(REASON);
      expect(browser.main.getByLabelText('Number plate')).toHaveValue(
        '01 A 123 BC',
      );
      await post(browser, { 'Number plate': '01 B 456 CD' }, NEXT);
      title(browser, 'Show us your documents');
      await next(browser);
      await confirm(browser);
      await answerDriver(request, customer.email, {
        status: 'approved',
        answer: 'See you on Monday.',
      });
      await browser.open(browser.path);
      title(browser, 'Welcome to the team!');
      browser.main.getByText('See you on Monday.');
    },
  );
});
