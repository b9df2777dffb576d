import type { NextConfig } from 'next';
import { DEFAULT_LOCALE, LOCALE_CODES } from './utils/locales';

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'geolocation=(self), camera=(), microphone=()',
  },
  ...(process.env.SITE_URL?.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }]
    : []),
];

const nextConfig: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // One Emotion for pages and MUI; without it the style cache is not shared (architecture.md §2.7).
  bundlePagesRouterDependencies: true,
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
    Promise.resolve([{ source: '/:path*', headers: securityHeaders }]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        {
          source: '/locales/:lng/:ns.json',
          destination: '/api/v1/locales/:lng/:ns',
        },
        { source: '/robots.txt', destination: '/api/v1/robots' },
        { source: '/sitemap.xml', destination: '/api/v1/sitemap' },
      ],
      afterFiles: [
        {
          source: '/storage/images/:path*',
          destination: '/api/v1/storage/images/:path*',
        },
      ],
      fallback: [],
    }),
};

export default nextConfig;
