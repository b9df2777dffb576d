import type { NextConfig } from 'next';

type Aliases = NonNullable<
  NonNullable<NextConfig['turbopack']>['resolveAlias']
>;

const esModule = (path: string) => ({ browser: `next/dist/esm/${path}.js` });

const notCalled = { browser: './utils/platform/not-called.ts' };

/**
 * Next's own ES modules for the CommonJS of the same build, in the browser alone: what nobody imports of them stays out of every
 * page (utils/platform/README.md). Whatever of `next/…` a page imports stands here, else it would come twice.
 */
export const nextModules: Aliases = {
  'next/dist/client/next-turbopack.js': esModule('client/next-turbopack'),
  'next/dynamic': esModule('shared/lib/dynamic'),
  'next/head': esModule('shared/lib/head'),
  'next/link': esModule('client/link'),
  'next/router': esModule('client/router'),
  // Of what every browser has that the scripts are compiled for (Next's default), but for URL.canParse.
  '../build/polyfills/polyfill-module': notCalled,
  // Node's `process`, which React and Next ask for one method.
  'next/dist/build/polyfills/process': {
    browser: './utils/platform/no-process.json',
  },
  // Patterns of rewrites, of which there are none.
  'next/dist/compiled/path-to-regexp': notCalled,
  // next/script, as Next's router and its start ask for it.
  '../../../client/script': notCalled,
  './script': notCalled,
  // Selectors that remember, which Toolkit names beside its slices.
  reselect: notCalled,
};
