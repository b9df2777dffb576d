import type { NextConfig } from 'next';
import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  pseudoLocales,
} from '@/utils/i18n/locales';
import { nextModules } from '@/utils/platform/next-modules';

const DAY_SECONDS = 86_400;

const cached = (seconds: number) => [
  { key: 'Cache-Control', value: `public, max-age=${seconds}` },
];

/** What the browser is told of the configuration (utils/env.ts), inlined also where it is not set. */
const told = [
  'API_URL',
  'SITE_URL',
  'STORAGE_URL',
  'MAP_TILES_URL',
  'MAP_TILES_ATTRIBUTION',
  'WITHOUT',
].map((name) => `NEXT_PUBLIC_${name}`);

/** The dev server has another client; utils/platform/switches.ts names the switch. */
const hasNextModules =
  process.env.NODE_ENV === 'production' &&
  !process.env.NEXT_PUBLIC_WITHOUT?.split(',').includes('next-modules');

const nextConfig: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  env: Object.fromEntries(told.map((name) => [name, process.env[name] ?? ''])),
  reactStrictMode: true,
  poweredByHeader: false,
  // Each page has a nonce of its own: its ETag would never match, and hashing it takes a millisecond.
  generateEtags: false,
  // The server in front does it (scripts/serve/compress.mjs).
  compress: false,
  devIndicators: false,
  turbopack: { resolveAlias: hasNextModules ? nextModules : {} },
  // One Emotion for pages and MUI; without it the style cache is not shared.
  bundlePagesRouterDependencies: true,
  experimental: {
    // Back finds a list where it was left, also when the page comes from the server anew.
    scrollRestoration: true,
    // Which addresses belong to an app router; there is none.
    clientRouterFilter: false,
    // Next's client is CommonJS: what nobody asks of it stays out (a kilobyte a page).
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    // Few files, each of a family of styles (styles/families, docs/adr/0047).
    cssChunking: {
      type: 'graph',
      requestCost: 10_000,
      weightDistribution: 0.5,
    },
    // Nine files a page instead of fifteen, which gzip 5 kB better (docs/adr/0003).
    turbopackChunking: { minChunkSize: 300_000, firstPageLoadPriority: 1 },
  },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@electric-sql/pglite',
    'pg',
    'pino',
    'nodemailer',
    'sharp',
    'stripe',
    'web-push',
  ],
  i18n: {
    locales: [...LOCALE_CODES, ...pseudoLocales.map(({ code }) => code)],
    defaultLocale: DEFAULT_LOCALE,
    localeDetection: false,
  },
  // The Auth emulator of `npm run test:firebase` is no part of the site.
  outputFileTracingExcludes: { '/*': ['./tests/firebase/**/*'] },
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
};

export default nextConfig;
