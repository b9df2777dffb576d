import { expect, it } from 'vitest';
import { loggedPath } from '@/server/http/logged-path';

it('hides the code in an address and leaves other addresses alone', () => {
  expect(loggedPath('/api/v1/auth/verify/123456')).toBe(
    '/api/v1/auth/verify/[hidden]',
  );
  expect(loggedPath('/api/v1/auth/verify/code')).toBe(
    '/api/v1/auth/verify/code',
  );
  expect(loggedPath('/api/v1/rest/shops/123456')).toBe(
    '/api/v1/rest/shops/123456',
  );
});
