import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailSender } from '@/server/adapters/notices/mail';
import { holdBrand, siteBrand } from '@/server/caches/site-brand';
import {
  type MailServer,
  openMailServer,
} from '@/tests/support/api/mail-server';

let server: MailServer;

beforeEach(async () => {
  server = await openMailServer();
});
afterEach(() => server.close());

const MAIL = {
  to: 'reader@sofra.example',
  subject: 'Ваш заказ',
  text: 'On its way',
  unsubscribeUrl: null,
};
const LINK =
  'https://sofra.example/ru/unsubscribe?key=0b7c1c58-0000-4000-8000-000000000000&type=order_statuses';

const send = (mail: Partial<typeof MAIL | { unsubscribeUrl: string }> = {}) =>
  createMailSender({
    SMTP_URL: server.url,
    MAIL_FROM: 'Sofra <no-reply@sofra.example>',
  })?.send({ ...MAIL, ...mail });

/** A mail's headers by lower-case name; long ones stand on several lines. */
function headersOf(mail = ''): Record<string, string> {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n\s+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
}

describe('a mail', () => {
  test('that nobody asked for carries the way to end its kind, for one press (RFC 8058)', async () => {
    await send({ unsubscribeUrl: LINK });
    expect(headersOf(server.mails[0])).toMatchObject({
      to: MAIL.to,
      'list-unsubscribe': `<${LINK}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test.each([
    [{ legalName: 'Corner Kitchens Ltd' }, /-- \r\nCorner Kitchens Ltd/],
    [{ legalId: 'No. 123456' }, /-- \r\nNo\. 123456/],
    [
      { legalName: 'Corner Kitchens Ltd', legalAddress: '5 High Street' },
      /-- \r\nCorner Kitchens Ltd\r\n5 High Street/,
    ],
    [{}, /On its way\s*$/],
  ])('is signed with %j of who runs the site', async (said, words) => {
    const unset = siteBrand();
    holdBrand({ ...unset, ...said });
    await send({ subject: 'Your order' });
    holdBrand(unset);
    expect(server.mails[0]).toMatch(words);
  });

  test('that was asked for carries none', async () => {
    await send();
    const names = Object.keys(headersOf(server.mails[0]));
    expect(names).toContain('subject');
    expect(names.filter((name) => name.startsWith('list-'))).toEqual([]);
  });

  test.each([
    ['550 No such mailbox', { code: 'smtp_550', isFinal: true }],
    ['450 Try later', { code: 'EENVELOPE' }],
  ])('is refused with %s', async (line, outcome) => {
    server.refuseWith(line);
    const failure: unknown = await send()?.catch((error: unknown) => error);
    expect(failure).toMatchObject(outcome);
  });

  test('is refused for now, not for good, when the server asks to wait', async () => {
    server.refuseWith('450 Try later');
    const failure: unknown = await send()?.catch((error: unknown) => error);
    expect(failure).not.toHaveProperty('isFinal');
  });
});
