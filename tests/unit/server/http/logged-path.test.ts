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
