import { expect, it } from 'vitest';
import { loggedPath } from '@/server/http/logged-path';

it('hides the key of a mail, wherever it stands in the address', () => {
  expect(loggedPath('/ru/unsubscribe?type=news&key=0b7c&lang=ru')).toBe(
    '/ru/unsubscribe?type=news&key=[hidden]&lang=ru',
  );
  expect(loggedPath('/unsubscribe?key=0b7c')).toBe('/unsubscribe?key=[hidden]');
});

it('hides the signature of a link to a private picture', () => {
  expect(
    loggedPath('/storage/documents/ab/x.webp?expires=1&signature=s_-1'),
  ).toBe('/storage/documents/ab/x.webp?expires=1&signature=[hidden]');
  expect(loggedPath('/x?key=1&signature=2')).toBe(
    '/x?key=[hidden]&signature=[hidden]',
  );
});

it('hides the code in an address and leaves other addresses alone', () => {
  expect(loggedPath('/api/v1/auth/verify/123456')).toBe(
    '/api/v1/auth/verify/[hidden]',
  );
  expect(loggedPath('/api/v1/auth/forgot/email-password/123456')).toBe(
    '/api/v1/auth/forgot/email-password/[hidden]',
  );
  expect(loggedPath('/api/v1/auth/verify/code')).toBe(
    '/api/v1/auth/verify/code',
  );
  expect(loggedPath('/api/v1/rest/shops/123456')).toBe(
    '/api/v1/rest/shops/123456',
  );
});

const TOKEN = 'q7J_x-0vT2mGm0rPj5c6yQ1kzW4u8sLdEoXbRfHiNaM';

it.each([
  ['/ticket/', ''],
  ['/ru/ticket/', '?view=refuse'],
  ['/ar/board/', ''],
  ['/board/', '/manifest.webmanifest'],
  ['/kz/ring/', '#said'],
  ['/Ticket/', ''],
  ['//ticket/', ''],
  ['/api/v1/rest/kitchen/tickets/', '?lang=ru'],
  ['/api/v1/rest/kitchen/tickets/', '/acts'],
  ['/api/v1/rest/kitchen/boards/', '/events'],
  ['/api/v1/rest/kitchen/rings/', ''],
  ['/api/v1/exports/', ''],
])('hides the token of %s…%s', (before, after) => {
  expect(loggedPath(`${before}${TOKEN}${after}`)).toBe(
    `${before}[hidden]${after}`,
  );
});

it('hides the token in the address of a page’s data', () => {
  const path = loggedPath(`/_next/data/b1/ru/ticket/${TOKEN}.json?token=1`);
  expect(path).not.toContain(TOKEN);
  expect(path).toMatch(/^\/_next\/data\/b1\/ru\/ticket\//);
});
