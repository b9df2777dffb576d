import path from 'node:path';
import { playwrightReport, vitestReport } from './reports.mjs';
import { fromRoot, readJson } from './paths.mjs';
import { firestoreIsDue, firestoreTests, pgliteTests } from './selection.mjs';

/** Where each part leaves its log and its report. */
export const reports = fromRoot('.cache/test');
/** What `npm run verify` remembers from run to run; `npm test` reads none of it. */
const caches = fromRoot('.cache/verify');
const reportOf = (name) => path.join(reports, `${name}.json`);

/** One worker: other parts fill the other core to the end of each. */
const vitest = (name, project, { files = [], flags = [], ...part } = {}) => ({
  name,
  run: [
    'vitest',
    'run',
    ...files,
    '--project',
    project,
    '--maxWorkers=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...flags,
  ],
  report: () => vitestReport(readJson(reportOf(name))),
  /** A line of the log that ends a test file. */
  step: /^ [✓❯].* tests\/.*\.test\.tsx?/,
  ...part,
});
const script = (file, ...args) => ['node', '--import', 'tsx', file, ...args];

/** Room for short-lived objects, a tenth less of processor time, and for all types at once: 4 GB are not enough. */
const roomyNode = [
  'node',
  '--max-semi-space-size=128',
  '--max-old-space-size=8192',
];

/** Types and lint: `npm run verify` has a cache for each, a whole run checks both with one program. */
const codeParts = ({ quick }) =>
  quick
    ? [
        {
          name: 'lint',
          run: [
            ...roomyNode,
            'node_modules/eslint/bin/eslint.js',
            ...['.', '--max-warnings', '0'],
            ...['--cache', '--cache-location', `${caches}/eslint`],
          ],
          quick,
        },
        {
          name: 'types',
          run: [
            ...['tsc', '--noEmit', '--incremental'],
            ...['--tsBuildInfoFile', `${caches}/types.tsbuildinfo`],
          ],
          quick,
        },
      ]
    : [{ name: 'code', run: [...roomyNode, 'scripts/check-code.mjs'] }];

/**
 * What `npm test` runs. `quick`: also part of `npm run verify`; `cores`: how many it fills (one unless told); `needs`: a
 * part that has to pass first; `beside`: the part it begins with, at a lower priority; `report`: its single tests; `left`:
 * what of it only `--all` runs. They begin in this order as cores get free: the short ones fill what the long ones leave.
 */
export function partsOf({ all, quick }) {
  const withFirestore = firestoreIsDue({ all });
  const withoutFirestore = withFirestore
    ? []
    : firestoreTests().map((file) => `--exclude=${file}`);
  const onPglite = pgliteTests({ all });
  // Beside each other they leave half a core idle: each waits for the database's process.
  const onPostgres = { env: { TEST_DATABASE: 'postgres' }, cores: 0.5 };
  const site = { needs: 'build' };
  // The browser leaves a fifth of a core: enough for what measures no time.
  const besideBrowser = quick ? {} : { beside: 'e2e', cores: 0 };
  return [
    vitest('ui', 'ui', { ...onPostgres, quick: true }),
    vitest('api', 'api', {
      ...onPostgres,
      flags: withoutFirestore,
      quick: true,
    }),
    vitest('api-pglite', 'api', {
      files: onPglite.files,
      flags: withoutFirestore,
      left: onPglite.left > 0 && `${onPglite.left} files of the API on PGlite`,
    }),
    vitest('example-ui', 'example-ui', { ...onPostgres, quick: true }),
    vitest('example', 'example', { ...onPostgres, quick: true }),
    { name: 'build', build: true },
    ...codeParts({ quick }),
    vitest('faults', 'faults', site),
    vitest('boot', 'boot', site),
    vitest('unit', 'unit', { flags: withoutFirestore, quick: true }),
    vitest('site', 'site', site),
    {
      name: 'without-example',
      run: script('scripts/check-without-example.ts'),
      cores: 2,
      ...site,
    },
    { name: 'size', run: script('scripts/check-size.ts'), ...site },
    {
      name: 'e2e',
      run: [
        'playwright',
        'test',
        '--reporter=list,json',
        // Playwright matches the file's name, too.
        ...(withFirestore ? [] : ['--grep-invert', 'firestore-.*spec']),
      ],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e'),
        ...(all && { AUDIT: 'all' }),
      },
      report: () => playwrightReport(readJson(reportOf('e2e'))),
      step: /^\s+[✓✘-]\s+\d+ /,
      left: [
        !withFirestore && 'the Firestore suites (chat is as it was)',
        !all && 'the whole matrix of accessibility',
      ],
      cores: 2,
      ...site,
    },
    {
      name: 'static',
      run: script('scripts/check-static.ts'),
      quick: true,
      ...besideBrowser,
    },
    { name: 'dead-code', run: ['knip'], quick: true, ...besideBrowser },
    ...(all
      ? [
          {
            name: 'bench',
            run: script('example/bench/run-bench.ts', '--short'),
            cores: 2,
            ...site,
          },
        ]
      : []),
  ];
}

/** What this choice of parts leaves to `--all`. */
export const leftToAll = (parts, { all }) =>
  all
    ? []
    : [...parts.flatMap(({ left }) => left ?? []), 'the benchmarks'].filter(
        Boolean,
      );
