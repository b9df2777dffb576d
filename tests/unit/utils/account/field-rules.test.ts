import { describe, expect, it, test } from 'vitest';
import { AfterVerifyBody, LoginBody } from '@/server/contracts/account/auth';
import { Birthday } from '@/server/contracts/account/fields';
import { accountSubject } from '@/server/domain/account/account-subject';
import { brokenRules } from '@/utils/form/form-errors';
import {
  contactSchema,
  detailsSchema,
  emailSchema,
} from '@/utils/form/auth-schemas';

const isFine = async (...asked: Parameters<typeof brokenRules>) =>
  Object.keys(await brokenRules(...asked)).length === 0;

describe('an e-mail address', () => {
  it.each([
    ['ann@sofra.example', true],
    ["o'neil+news@sub.sofra.example", true],
    ['ann', false],
    ['ann@sofra', false],
    ['.ann@sofra.example', false],
    ['a..nn@sofra.example', false],
    ['ann@sofra.example\n.com', false],
    [`${'a'.repeat(250)}@sofra.example`, false],
  ])('%s is one for form and server alike: %s', async (email, fits) => {
    expect(await isFine(emailSchema, { email })).toBe(fits);
    expect(LoginBody.safeParse({ email, password: 'x' }).success).toBe(fits);
  });
});

describe('a new password', () => {
  const names = { firstname: 'Ann', lastname: '', referral: '' };
  it.each([
    ['12345', false],
    ['123456', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
  ])('%s is one for form and server alike: %s', async (password, fits) => {
    const details = { ...names, password, password_confirmation: password };
    expect(await isFine(detailsSchema, details)).toBe(fits);
    expect(AfterVerifyBody.safeParse(details).success).toBe(fits);
  });
});

describe('a name', () => {
  it.each([
    ['A', true],
    ['  ', false],
    ['x'.repeat(100), true],
    ['x'.repeat(101), false],
  ])('%s is one for form and server alike: %s', async (firstname, fits) => {
    const password = '123456';
    const details = { firstname, password, password_confirmation: password };
    expect(await isFine(detailsSchema, details)).toBe(fits);
    expect(AfterVerifyBody.safeParse(details).success).toBe(fits);
  });
});

describe('a phone number', () => {
  it.each(['+998 90 123-45-67', '00998901234567'])(
    'in %s is kept as E.164 by form and server alike',
    async (phone) => {
      expect(await isFine(contactSchema('+998'), { contact: phone })).toBe(
        true,
      );
      expect(accountSubject({ phone })).toEqual({
        kind: 'phone',
        value: '+998901234567',
      });
    },
  );

  it.each([
    ['+12', '+998', 'form.phone'],
    ['123', '+998', 'form.phone'],
    ['901234567', '', 'form.phoneCountry'],
    ['ann', '+998', 'form.contact'],
    ['  ', '+998', 'form.contact'],
  ])('that is %s from %s is told as %s', async (contact, code, problem) => {
    expect(await brokenRules(contactSchema(code), { contact })).toEqual({
      contact: problem,
    });
  });

  it('is the only contact where a phone is asked for', async () => {
    const schema = contactSchema('+998', 'phone');
    const contact = 'ann@sofra.example';
    expect(await brokenRules(schema, { contact })).toEqual({
      contact: 'form.phone',
    });
  });
});

test('a birthday is checked by the server by the same rule', () => {
  expect(Birthday.safeParse(' 1990-05-17 ').success).toBe(true);
  expect(Birthday.safeParse('1990-02-30').success).toBe(false);
});
