import { describe, expect, test } from 'vitest';
import { accountRoutes } from '@/utils/shell/account-routes';
import { localisedPath, ownPath, routes } from '@/utils/shell/routes';

describe('a path of this site', () => {
  test.each([
    ['/', '/'],
    ['/checkout', '/checkout'],
    ['/restaurant/3?product=x', '/restaurant/3?product=x'],
    ['/orders#late', '/orders'],
    ['/a/../b', '/b'],
    ['/search?q=a%20b', '/search?q=a%20b'],
  ])('%s is one', (path, own) => {
    expect(ownPath(path)).toBe(own);
  });

  test.each(
    [
      'https://evil.example/',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/.//evil.example',
      '/a/..//evil.example',
      'javascript:alert(1)',
      'checkout',
      '',
      ' /checkout',
      undefined,
      null,
      ['/checkout', '/orders'],
      7,
    ].map((path) => ({ path })),
  )('$path is none', ({ path }) => {
    expect(ownPath(path)).toBeNull();
  });
});

describe('the language prefix', () => {
  test.each([
    ['/', 'en', '/'],
    ['/orders', 'en', '/orders'],
    ['/', 'ar', '/ar'],
    ['/orders?tab=past', 'ru', '/ru/orders?tab=past'],
    ['/?category_id=3', 'ru', '/ru?category_id=3'],
  ])('%s in %s is %s', (path, lang, localised) => {
    expect(localisedPath(path, lang)).toBe(localised);
  });
});

test('an address to come back to travels as one value; home needs none', () => {
  expect(routes.login('/restaurant/3?product=x&y=1')).toBe(
    '/login?from=%2Frestaurant%2F3%3Fproduct%3Dx%26y%3D1',
  );
  expect(routes.login('/')).toBe('/login');
  expect(routes.login()).toBe('/login');
  expect(accountRoutes.register('/checkout')).toBe(
    '/register?from=%2Fcheckout',
  );
  expect(routes.product({ id: 3, type: 'shop' }, 'u')).toBe(
    '/shop/3?product=u',
  );
});
