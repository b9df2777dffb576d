import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/serve/server.mjs', // Started by scripts/start.mjs and by tests.
    'example/bench/phone/serve-city.mjs', // Started in another checkout.
    'example/bench/{run-bench,serve-big-city}.ts',
    'example/pictures/tool/compose.ts',
    'example/pictures/tool/sheets.ts',
    'server/boot.ts',
    'server/example/away/plug-in.ts', // In place of example/plug-in.ts: tsconfig.json, vitest.config.ts.
    'tests/support/api/plug-in.ts',
    'utils/platform/not-called.ts', // In place of path-to-regexp and others: next-modules.ts.
    'server/db/pglite-worker.mjs', // Started by its path: server/db/pglite-thread.ts.
    'tests/**/*.test.{ts,tsx}',
    'tests/**/*-setup.ts',
    'tests/integration/boot/support/end-thread.mjs', // node --import: lost-database.test.ts.
    'tests/e2e/specs/**/*.ts',
    'tests/support/chat/firestore/chat-page.ts', // Bundled by its path: chat-site.ts.
    'tests/e2e/support/chat/device-page.ts', // Bundled by its path: devices.ts.
    'tests/firebase/{run.mjs,playwright.config.ts,*.spec.ts}', // npm run test:firebase
  ],
  project: ['**/*.{ts,tsx,mjs}', '!public/**'],
  ignoreDependencies: [
    'schema-dts', // Its types are the vocabulary: tests/support/site/structured-data.ts.
    'tsx', // node --import tsx: scripts/run.mjs.
  ],
  ignoreBinaries: ['apt-get'],
  ignoreExportsUsedInFile: true,
  // Import cycles are no default of Knip's: they cost a second here, 50 s as an ESLint rule.
  include: [
    'files',
    'dependencies',
    'unlisted',
    'binaries',
    'unresolved',
    'exports',
    'types',
    'enumMembers',
    'namespaceMembers',
    'duplicates',
    'cycles',
  ],
  rules: { cycles: 'error' },
  cycles: { dynamicImports: true },
};

export default config;
