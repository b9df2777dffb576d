import path from 'node:path';
import { fromRoot, readJson } from './paths.mjs';

/** Where each part leaves its log and its report. */
export const reports = fromRoot('.cache/test');
const reportOf = (name) => path.join(reports, `${name}.json`);

function vitestCount(name) {
  const report = readJson(reportOf(name));
  if (!report) return null;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' &&
      assertionResults.every((r) => r.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  };
}

function playwrightCount(name) {
  const stats = readJson(reportOf(name))?.stats;
  if (!stats) return null;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const vitest = (name, project, extra = {}) => ({
  name,
  run: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: () => vitestCount(name),
  alone: true,
  quick: true,
  ...extra,
});
const gate = (name, ...run) => ({ name, run, quick: true });
const script = (file, ...args) => ['node', '--import', 'tsx', file, ...args];

/**
 * What `npm test` runs, in order. `quick`: also part of `npm run verify`; `alone`: uses both cores, nothing
 * beside it; `needs`: a part that has to pass first; `count`: how many single tests it held.
 */
export const parts = [
  gate('format', 'prettier', '--check', '.', '--log-level', 'warn'),
  gate('lint', 'eslint', '.', '--max-warnings', '0'),
  gate('styles', 'stylelint', '**/*.css', '--allow-empty-input'),
  gate('typecheck', 'tsc', '--noEmit', '--incremental', 'false'),
  gate('locales', ...script('scripts/check-locales.ts')),
  gate('colours', ...script('scripts/check-colours.ts')),
  gate('tokens', ...script('scripts/generate-tokens.ts', '--check')),
  gate('dead-code', 'knip'),
  vitest('unit', 'unit'),
  vitest('ui', 'ui'),
  vitest('api', 'api'),
  vitest('api-postgres', 'api', {
    quick: false,
    env: { TEST_DATABASE: 'postgres' },
  }),
  { name: 'build', build: true, alone: true },
  vitest('boot', 'boot', { quick: false, needs: 'build' }),
  vitest('faults', 'faults', { quick: false, needs: 'build' }),
  {
    name: 'size',
    run: script('scripts/check-size.ts'),
    alone: true,
    needs: 'build',
  },
  {
    name: 'e2e',
    run: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e') },
    count: () => playwrightCount('e2e'),
    alone: true,
    needs: 'build',
  },
];
