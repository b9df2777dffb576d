import { sharedContainers } from './shared-containers.mjs';
import { subjectElements, subjectPolicies } from './subjects.mjs';

/**
 * Who may import whom (the table of layers in ARCHITECTURE.md). Every file has one category, the first whose pattern fits; what no
 * policy allows is an error. Elements only say what is one piece: inside it everything may import everything.
 */
const serverFolders =
  'adapters boot bounds caches contracts db domain environment example http jobs presenters repositories routes ssr'.split(
    ' ',
  );
const serverFiles =
  'app boot compose context env errors logger mounted-app runtime safe-error start-problem'.split(
    ' ',
  );
const inFolder = (category, name) => ({ category, pattern: `${name}/**` });
const named = (category, pattern) => ({ category, pattern });

export const files = [
  named('app-shell', 'pages/_*.tsx'),
  inFolder('api-mount', 'pages/api'),
  inFolder('page', 'pages'),
  inFolder('app-shell', 'containers/app'),
  ...Object.entries(sharedContainers).map(([name, folder]) =>
    inFolder(`container-${name}`, `containers/${folder}`),
  ),
  inFolder('container', 'containers'),
  inFolder('component', 'components'),
  inFolder('hook', 'hooks'),
  inFolder('context', 'contexts'),
  inFolder('redux', 'redux'),
  inFolder('service', 'services'),
  named('platform-server', 'utils/platform/html-keeper.ts'),
  inFolder('platform', 'utils/platform'),
  inFolder('util', 'utils'),
  inFolder('style-family', 'styles/families'),
  inFolder('style', 'styles'),
  inFolder('locale', 'locales'),
  named('server-transaction', 'server/db/transaction.ts'),
  ...serverFolders.map((name) => inFolder(`server-${name}`, `server/${name}`)),
  ...serverFiles.map((name) => named(`server-${name}`, `server/${name}.ts`)),
  inFolder('example-bench', 'example/bench'),
  inFolder('example', 'example'),
  inFolder('example-test', 'tests/example'),
  inFolder('test', 'tests'),
  inFolder('script', 'scripts'),
  named('instrumentation', 'instrumentation.ts'),
  named('tool', '*.{ts,mjs}'),
];

const pieces = [
  'containers/account/*',
  'containers/order/*',
  'containers/shop/*',
  'containers/*',
  'components/*/*',
].map((pattern) => ({ type: 'piece', pattern }));

export const elements = [...pieces, ...subjectElements];

const containers = [
  'container',
  ...Object.keys(sharedContainers).map((name) => `container-${name}`),
];
const server = [
  ...new Set([...serverFolders, ...serverFiles, 'transaction']),
].map((name) => `server-${name}`);
const everything = [...new Set(files.map(({ category }) => category))];

const client = ['page', 'app-shell', ...containers].concat(
  'component hook context redux service'.split(' '),
);

const list = (names) => (Array.isArray(names) ? names : names.split(' '));
const of = (names) => ({ file: { categories: { anyOf: list(names) } } });
const allow = (from, to) => ({ from: of(from), allow: { to: of(to) } });
const allowTypes = (from, to) => ({
  from: of(from),
  allow: { to: of(to), dependency: { kind: 'type' } },
});
const external = (source) => ({
  to: { module: { origin: 'external', source: list(source) } },
});
const ban = (from, packages) => ({
  from: of(from),
  disallow: external(packages),
});
/** Server layers are written without their prefix. */
const within = (names) => list(names).map((name) => `server-${name}`);
const serve = (from, to) =>
  allow(within(from), [...within(to), ...within(from), 'util']);
const serveTypes = (from, to) => allowTypes(within(from), within(to));

const clientPolicies = [
  allow('api-mount', 'server-app server-mounted-app server-runtime util'),
  allow('page', [...containers, 'service', 'server-ssr', 'util']),
  allow('app-shell', [...client, 'platform', 'style', 'server-ssr', 'util']),
  allowTypes('page', 'app-shell'),
  allow(containers, 'component hook context platform util'),
  allow(
    'container-shell',
    'container-account container-address container-cart container-chat container-inbox container-pickers container-search',
  ),
  allow(
    'container-shop-page',
    'container-product container-cart container-group-order',
  ),
  allow('container container-cart', 'container-group-order'),
  // applications prove a phone, too
  allow('container container-account', 'container-account-code'),
  // the dialogs that ask for a place
  allow('container container-account', 'container-address'),
  // what is written from: the menu, help, an order
  allow('container container-account', 'container-chat'),
  allow('container', 'container-after-sale container-inbox'),
  allow(containers, 'container-ui'),
  // the frame of sign-in pages
  allow('container-ui', 'container-pickers'),
  allow('container', 'container-order-repeat'),
  allow('container-order-repeat', 'container-cart'),
  allow('container container-search', 'container-shop-list'),
  allow('component', 'component platform style util'),
  // what differs from Next's and React's own ways stands in one folder (utils/platform/README.md)
  allow('platform', 'platform util'),
  allow('hook', 'hook service redux context platform util'),
  allow('context', 'context style util'),
  allow('redux', 'redux util'),
  allow('service', 'service util'),
  allow('style', 'style util'),
  // lists of style sheets alone, which their users name first (docs/adr/0047)
  allow('style-family', ['component', ...containers]),
  allow(['component', 'app-shell', ...containers], 'style-family'),
  allow('util', 'util'),
  allowTypes('util', 'locale'),
  allowTypes([...client, 'util'], 'server-contracts'),
  ban('component', '@tanstack/react-query react-redux axios'),
  {
    from: of('component'),
    disallow: {
      to: {
        module: {
          origin: 'external',
          source: 'next',
          internalPath: 'router',
        },
      },
    },
  },
  ban(
    ['page', 'app-shell', ...containers, 'hook', 'context', 'redux', 'util'],
    'axios',
  ),
  ban(
    [...containers, 'component', 'context', 'util', 'service'],
    '@reduxjs/toolkit redux redux-persist react-redux',
  ),
  ban('redux', 'react @tanstack/react-query'),
  ban('service util', 'react-toastify'),
];

const serverPolicies = [
  serve(
    'app',
    'routes http context contracts env errors bounds logger runtime',
  ),
  // the only file that knows adapters and the example
  serve('compose', 'adapters domain env example'),
  allow('server-compose', 'example'),
  serveTypes('compose', 'context jobs'),
  serveTypes('context', 'contracts db domain'),
  allowTypes('server-context', 'util'),
  serveTypes('transaction', 'context'),
  serve('app', 'compose'),
  serveTypes('app', 'db'),
  serve(
    'http',
    'bounds caches contracts domain env errors context logger repositories runtime environment',
  ),
  serve('routes', 'bounds http domain presenters contracts errors env runtime'),
  serveTypes('routes', 'context repositories'),
  serve('domain', 'bounds caches repositories contracts errors transaction'),
  serve('bounds', 'errors logger runtime'),
  serveTypes('domain', 'context db'),
  allow('server-domain', 'style'), // a brand's colours are checked for contrast
  serve('presenters', 'contracts runtime'),
  serveTypes('presenters', 'repositories domain context db'),
  serve('repositories', 'db'),
  serve('caches', 'bounds repositories runtime'),
  serveTypes('repositories', 'contracts domain'),
  serve('db', 'env bounds'),
  // a provider's port has errors of its own; the sandbox provider keeps tables
  serve(
    'adapters',
    'bounds caches contracts domain env environment errors logger repositories runtime',
  ),
  serveTypes('adapters', 'context db'),
  serve(
    'jobs',
    'domain repositories contracts env errors bounds logger runtime transaction',
  ),
  serveTypes('jobs', 'context db'),
  serveTypes('example', 'context db domain env example http'),
  serveTypes('compose', 'example'),
  // a plug-in (docs/adr/0046): it may know the server below the wiring, and nothing but compose.ts knows it
  allow('example', [
    'example',
    'style',
    'util',
    'script',
    ...within(
      'bounds caches contracts context db domain env errors example http jobs logger presenters repositories runtime ssr transaction',
    ),
  ]),
  serve('errors', 'contracts'),
  serve('contracts', 'contracts'),
  serve('env', 'environment errors'),
  serve('environment', 'environment'),
  serve('logger', 'env runtime safe-error'),
  serve('safe-error', 'safe-error'),
  serve('start-problem', 'bounds db env errors logger repositories safe-error'),
  serve('runtime', 'runtime'),
  allowTypes('server-runtime', [...server, 'platform']),
  allow(
    'platform-server',
    'platform server-bounds server-logger server-runtime util',
  ),
  allow('server-ssr', 'platform-server'),
  serve('mounted-app', 'app boot env runtime'),
  // what a site is called is held by its process (caches/site-brand.ts)
  serve('ssr', 'app bounds caches mounted-app http env errors logger runtime'),
  // its plain pages (manifest, offline) name the theme's colours themselves
  allow('server-ssr', 'service style'),
  allowTypes('server-ssr', 'server-contracts server-context context redux'),
  allow('server-boot', [...server, 'service', 'util']),
  allow(
    'instrumentation',
    'server-boot server-env server-logger server-runtime util',
  ),
  ban(
    within('routes domain presenters contracts http'),
    'drizzle-orm drizzle-orm/**',
  ),
  ban(within('domain repositories presenters'), 'hono hono/** @hono/**'),
  {
    from: of('server-domain'),
    disallow: {
      to: {
        module: {
          origin: 'core',
          source: ['node:fs', 'node:fs/promises'],
        },
      },
    },
  },
  ban(
    server.filter((name) => !/-(ssr|boot)$/.test(name)),
    'react react-dom next next/** react-redux @mui/material',
  ),
];

export const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...clientPolicies,
  ...serverPolicies,
  ...subjectPolicies,
  allow('example-bench example-test', everything),
  allow(
    'test script tool',
    everything.filter((name) => !name.startsWith('example')),
  ),
];
