import { DEFAULT_LOCALE, LOCALES } from '@/utils/locales';
import { localisedPath, routes } from '@/utils/routes';
import type { ShopIndex } from './load-shop-index';

function address(site: string, locale: string, path: string): string {
  return `${site}${localisedPath(path, locale)}`;
}

function alternates(site: string, path: string): string {
  const links = LOCALES.map(
    ({ code, tag }) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(site, code, path)}"/>`,
  );
  const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${address(site, DEFAULT_LOCALE, path)}"/>`;
  return [...links, fallback].join('');
}

/** The sitemap of every public page in every language, each with its alternates. `site` has no slash at its end. */
export function sitemap({ shops }: ShopIndex, site: string): string {
  const paths = [
    routes.home(),
    ...shops.map((shop) => routes.shop(shop)),
    routes.privacy(),
    routes.terms(),
  ];
  const urls = paths.flatMap((path) => {
    const links = alternates(site, path);
    return LOCALES.map(
      ({ code }) =>
        `<url><loc>${address(site, code, path)}</loc>${links}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
