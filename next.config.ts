import type { NextConfig } from 'next';
import { DEFAULT_LOCALE, LOCALE_CODES } from './utils/locales';

const DAY_SECONDS = 86_400;

/** Another backend's origin, when the storefront talks to one (inlined at build like every NEXT_PUBLIC_ value). */
const otherBackend = process.env.NEXT_PUBLIC_API_URL
  ? new URL(process.env.NEXT_PUBLIC_API_URL).origin
  : null;

const cached = (seconds: number) => [
  { key: 'Cache-Control', value: `public, max-age=${seconds}` },
];

const nextConfig: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // One Emotion for pages and MUI; without it the style cache is not shared (architecture.md §2.7).
  bundlePagesRouterDependencies: true,
  // Back finds a list where it was left, also when the page comes from the server anew.
  experimental: { scrollRestoration: true },
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    'pino',
    'nodemailer',
    'sharp',
  ],
  i18n: {
    locales: [...LOCALE_CODES],
    defaultLocale: DEFAULT_LOCALE,
    localeDetection: false,
  },
  // The gate runs these on their own; the build need not do them twice.
  typescript: { ignoreBuildErrors: true },
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          {
            key: 'Permissions-Policy',
            value: 'geolocation=(self), camera=(), microphone=()',
          },
        ],
      },
      { source: '/fonts/:path*', headers: cached(365 * DAY_SECONDS) },
      { source: '/images/:path*', headers: cached(DAY_SECONDS) },
      { source: '/icons/:path*', headers: cached(DAY_SECONDS) },
    ]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        {
          source: '/locales/:lng/:ns.json',
          destination: otherBackend
            ? `${otherBackend}/locales/:lng/:ns.json`
            : '/api/v1/locales/:lng/:ns',
        },
        { source: '/robots.txt', destination: '/api/v1/robots' },
        { source: '/sitemap.xml', destination: '/api/v1/sitemap' },
      ],
      afterFiles: [
        {
          source: '/storage/images/:path*',
          destination: otherBackend
            ? `${otherBackend}/storage/images/:path*`
            : '/api/v1/storage/images/:path*',
        },
      ],
      fallback: [],
    }),
};

export default nextConfig;
