/** An address without slashes at its end. */
export const trimmed = (value: string | undefined): string =>
  (value ?? '').replace(/\/+$/, '');

/**
 * What the browser may know of the configuration; inlined at build. Each of these names stands in `env` of
 * next.config.ts: a name that is not set would else be read from a copy of `process` that every page then loads.
 */
export const publicEnv = {
  /** Base of another backend that speaks the contract, with its /api/v1; empty: the embedded one. */
  apiUrl: trimmed(process.env.NEXT_PUBLIC_API_URL),
  siteUrl: trimmed(process.env.NEXT_PUBLIC_SITE_URL),
  /** Template of map tiles with {z}, {x} and {y}; empty: maps draw the city themselves. */
  mapTilesUrl: process.env.NEXT_PUBLIC_MAP_TILES_URL ?? '',
  /** What a build for the benchmark goes without (utils/platform/switches.ts). */
  without: (process.env.NEXT_PUBLIC_WITHOUT ?? '').split(','),
  mapTilesAttribution: process.env.NEXT_PUBLIC_MAP_TILES_ATTRIBUTION ?? '',
} as const;

/** Where the browser finds the API. */
export const apiBase = publicEnv.apiUrl || '/api/v1';

/** True under `npm run dev`. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** True while tests run: there the server's parts and a page's are in one process. */
export const isTest = process.env.NODE_ENV === 'test';
