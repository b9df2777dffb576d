import { expect, test } from 'vitest';
import { countedPath } from '@/utils/shell/counted-path';

test.each([
  ['/', '/?category_id=3', '/'],
  ['/search', '/search?q=anna+street+5', '/search'],
  ['/restaurant/[id]', '/restaurant/22?product=abc#menu', '/restaurant/22'],
  ['/[shopType]/[shopId]', '/shop/18', '/shop/18'],
  ['/pages/[slug]', '/pages/imprint', '/pages/imprint'],
  ['/orders/[id]', '/orders/20006', '/orders/[id]'],
  ['/g/[code]', '/g/secret', '/g/[code]'],
  ['/group/receipt/[uuid]', '/group/receipt/secret', '/group/receipt/[uuid]'],
  ['/board/[token]', '/board/secret', '/board/[token]'],
  ['/ticket/[token]', '/ticket/secret?said=ready', '/ticket/[token]'],
  ['/login', '/login?from=%2Forders%2F7', '/login'],
])('%s as %s is told as %s', (pathname, asPath, told) => {
  expect(countedPath(pathname, asPath)).toBe(told);
});
