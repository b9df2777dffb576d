import { lightPalette } from '@/styles/theme/palette';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import { localisedPath, routes } from '@/utils/shell/routes';
import { plainPage } from '@/server/ssr/plain/plain-page';

const icon = (src: string, sizes: string, purpose = 'any') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** /manifest.webmanifest, or with a language's prefix: what makes the storefront installable, in that language. */
export const manifestPage = plainPage((lang, texts) => {
  const shortcut = (key: string, path: string) => ({
    name: texts[key],
    url: localisedPath(path, lang),
  });
  return {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
    body: JSON.stringify({
      id: '/',
      name: BRAND_NAME,
      short_name: BRAND_NAME,
      description: texts['footer.tagline'],
      lang: localeInfo(lang).tag,
      dir: directionOf(lang),
      start_url: localisedPath(routes.home(), lang),
      scope: '/',
      display: 'standalone',
      background_color: lightPalette.background.default,
      theme_color: lightPalette.background.paper,
      categories: ['food', 'shopping'],
      icons: [
        icon('/icons/icon.svg', 'any'),
        icon('/icons/icon-192.png', '192x192'),
        icon('/icons/icon-512.png', '512x512'),
        icon('/icons/maskable-512.png', '512x512', 'maskable'),
      ],
      shortcuts: [
        shortcut('nav.search', routes.search()),
        shortcut('nav.orders', routes.orders()),
      ],
    }),
  };
});
