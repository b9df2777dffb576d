import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/utils/i18n/locales';
import { pageLinks, pathWithoutLocale } from '@/utils/content/page-links';

const SITE = 'https://sofra.example';

describe('the addresses of a page', () => {
  test('are one per language and one for everybody else', () => {
    const { alternates, canonical } = pageLinks(SITE, '/restaurant/7', 'kz');
    expect(canonical).toBe(`${SITE}/kz/restaurant/7`);
    const byTag = new Map(
      alternates.map(({ href, hrefLang }) => [hrefLang, href]),
    );
    expect(byTag.size).toBe(LOCALES.length + 1);
    expect(byTag.get('kk')).toBe(`${SITE}/kz/restaurant/7`);
    expect(byTag.get('zh-Hans')).toBe(`${SITE}/zh/restaurant/7`);
    expect(byTag.get('en')).toBe(`${SITE}/restaurant/7`);
    expect(byTag.get('x-default')).toBe(`${SITE}/restaurant/7`);
  });

  test('of the home page end without a slash in a language', () => {
    expect(pageLinks(SITE, '/', 'sa').canonical).toBe(`${SITE}/sa`);
    expect(pageLinks(SITE, '/', 'en').canonical).toBe(`${SITE}/`);
  });

  test('are none while the origin is unknown', () => {
    expect(pageLinks('', '/', 'en').alternates).toEqual([]);
  });
});

test.each([
  ['/', '/'],
  ['/fr', '/'],
  ['/fr?type=shop', '/?type=shop'],
  ['/kz/restaurant/1?product=a#menu', '/restaurant/1?product=a#menu'],
  ['/en/orders', '/orders'],
  ['/orders?tab=past', '/orders?tab=past'],
  ['/french/1', '/french/1'],
  ['/restaurant/fr', '/restaurant/fr'],
])('%s is %s to the router', (path, own) => {
  expect(pathWithoutLocale(path)).toBe(own);
});
