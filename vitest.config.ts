import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

const root = fileURLToPath(new URL('.', import.meta.url));
const databaseSetup = ['tests/support/api/database-setup.ts'];

/** `@example/plug-in` is the example city for its own tests and where a whole site is started, else a double of it. */
const example = (isHere: boolean) => [
  {
    find: /^@example\/plug-in$/,
    replacement: `${root}${isHere ? 'example' : 'tests/support/api'}/plug-in.ts`,
  },
];

/** Applications of a third kind, for the tests of screens. */
const thirdKind = {
  find: /^(?:@\/utils\/application|\.)\/plain-kinds$/,
  replacement: `${root}tests/support/ui/plain-kinds.ts`,
};

/** `vitest run --project unit|api|ui|example|example-ui|site|boot|faults`; TEST_DATABASE=postgres runs `api` on PostgreSQL, the last three need a build. */
export default defineConfig({
  resolve: { alias: [...example(false), { find: /^@\//, replacement: root }] },
  test: {
    maxWorkers: 2,
    // Room for short-lived objects: a twentieth less of processor time.
    execArgv: ['--max-semi-space-size=64'],
    // A file's fixtures (a city, at most) are made in its first test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for ends the wait: the bound is for what never comes.
    expect: { poll: { timeout: 30_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    tags: [
      {
        name: 'both-engines',
        description:
          'Depends on the engine: every run has it on PGlite, too (scripts/lib/selection.mjs).',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // One process loads the packages once: a quarter of the time.
          isolate: false,
          setupFiles: ['tests/unit/unit-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/integration/api/**/*.test.ts'],
          // Pages in a test's own process are not refused because the machine has other things to do.
          env: { MAX_WAIT_MS: '60000' },
          // One worker loads the server once, not for each file: two fifths less time.
          isolate: false,
          setupFiles: ['tests/support/api/fresh-runtime.ts'],
          globalSetup: databaseSetup,
        },
      },
      {
        extends: true,
        resolve: { alias: [thirdKind] },
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/integration/ui/**/*.test.{ts,tsx}'],
          isolate: false,
          globalSetup: databaseSetup,
          setupFiles: ['tests/support/ui-setup.ts'],
        },
      },
      {
        extends: true,
        resolve: { alias: example(true) },
        test: {
          name: 'example',
          include: ['tests/example/{unit,api}/**/*.test.ts'],
          env: { MAX_WAIT_MS: '60000' },
          isolate: false,
          setupFiles: ['tests/support/api/fresh-runtime.ts'],
          globalSetup: databaseSetup,
        },
      },
      {
        extends: true,
        resolve: { alias: example(true) },
        test: {
          name: 'example-ui',
          environment: 'jsdom',
          include: ['tests/example/ui/**/*.test.{ts,tsx}'],
          isolate: false,
          globalSetup: databaseSetup,
          setupFiles: ['tests/support/ui-setup.ts'],
        },
      },
      {
        extends: true,
        resolve: { alias: example(true) },
        test: {
          name: 'site',
          include: ['tests/integration/site/**/*.test.ts'],
          globalSetup: ['tests/support/site/site-setup.ts'],
          // One server answers all of them.
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { alias: example(true) },
        test: {
          name: 'boot',
          include: ['tests/integration/boot/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        resolve: { alias: example(true) },
        test: {
          name: 'faults',
          include: ['tests/integration/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
