import {
  brandName,
  brandShortName,
  siteIconPath,
} from '@/server/caches/site-brand';
import { sitePalettes } from '@/server/ssr/plain/brand-look';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import { OWN_BOARD } from '@/utils/kitchen/board-way';
import { localisedPath, routes } from '@/utils/shell/routes';
import { plainPage } from './plain-page';

const icon = (src: string, sizes: string, purpose: string) => ({
  src,
  sizes,
  type: src.includes('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

const ICONS = [
  ['icon.svg', 'any', 'any'],
  ['icon-192.png', '192x192', 'any'],
  ['icon-512.png', '512x512', 'any'],
  ['maskable-512.png', '512x512', 'maskable'],
] as const;

/** What is the brand's in both manifests: colours and icons. */
function brandParts() {
  const { background } = sitePalettes().light;
  return {
    background_color: background.default,
    theme_color: background.paper,
    icons: ICONS.map(([file, sizes, purpose]) =>
      icon(siteIconPath(file), sizes, purpose),
    ),
  };
}

const MANIFEST_TYPE = 'application/manifest+json; charset=utf-8';

/** /manifest.webmanifest, or with a language's prefix: what makes the storefront installable, in that language. */
export const manifestPage = plainPage((lang, texts) => {
  const shortcut = (key: string, path: string) => ({
    name: texts[key],
    url: localisedPath(path, lang),
  });
  return {
    headers: {
      'Content-Type': MANIFEST_TYPE,
      'Cache-Control': 'public, max-age=3600',
    },
    body: JSON.stringify({
      id: '/',
      name: brandName(lang),
      short_name: brandShortName(lang),
      description: texts['footer.tagline'],
      lang: localeInfo(lang).tag,
      dir: directionOf(lang),
      start_url: localisedPath(routes.home(), lang),
      scope: '/',
      display: 'standalone',
      ...brandParts(),
      categories: ['food', 'shopping'],
      shortcuts: [
        shortcut('nav.search', routes.search()),
        shortcut('nav.orders', routes.orders()),
      ],
    }),
  };
});

/**
 * /board/{token}/manifest.webmanifest: what installs a board; it opens the same address again, so it is kept nowhere, as the
 * board itself. Whoever asks for it has the token. `own` stands for the board of an account.
 */
export const boardManifestPage = plainPage((lang, texts, { params }) => {
  const token = String(params?.token);
  const own = token === OWN_BOARD;
  const start = own ? '/board' : `/board/${encodeURIComponent(token)}`;
  return {
    headers: {
      'Content-Type': MANIFEST_TYPE,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'same-origin',
    },
    body: JSON.stringify({
      name: `${texts['account.board']} · ${brandName(lang)}`,
      short_name: texts['account.board'],
      lang: localeInfo(lang).tag,
      dir: directionOf(lang),
      start_url: localisedPath(start, lang),
      scope: localisedPath('/board', lang),
      display: 'standalone',
      ...brandParts(),
    }),
  };
});
