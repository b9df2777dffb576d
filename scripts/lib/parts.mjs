import path from 'node:path';
import { playwrightCount, vitestCount } from './counts.mjs';
import { fromRoot, readJson } from './paths.mjs';

/** Where each part leaves its log and its report. */
export const reports = fromRoot('.cache/test');
const reportOf = (name) => path.join(reports, `${name}.json`);

const readReport = (name) => readJson(reportOf(name));

/** One worker, so that two such parts fill two cores to the end of each. */
const vitest = (name, project, extra = {}) => ({
  name,
  run: [
    'vitest',
    'run',
    '--project',
    project,
    '--maxWorkers=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: () => vitestCount(readReport(name)),
  quick: true,
  ...extra,
});
const gate = (name, ...run) => ({ name, run, quick: true });
const script = (file, ...args) => ['node', '--import', 'tsx', file, ...args];

/**
 * What `npm test` runs. `quick`: also part of `npm run verify`; `cores`: how many it fills, or needs for itself because
 * it looks at the clock (one unless told); `needs`: a part that has to pass first; `count`: how many single tests it
 * held. They begin in this order, the longest first, as cores get free.
 */
export const parts = [
  vitest('api', 'api'),
  vitest('ui', 'ui'),
  vitest('api-postgres', 'api', {
    quick: false,
    env: { TEST_DATABASE: 'postgres' },
  }),
  gate('lint', 'eslint', '.', '--max-warnings', '0'),
  vitest('unit', 'unit'),
  gate('typecheck', 'tsc', '--noEmit', '--incremental', 'false'),
  gate('format', 'prettier', '--check', '.', '--log-level', 'warn'),
  gate('locales', ...script('scripts/check-locales.ts')),
  gate('styles', 'stylelint', '**/*.css', '--allow-empty-input'),
  gate('colours', ...script('scripts/check-colours.ts')),
  gate('tokens', ...script('scripts/generate-tokens.ts', '--check')),
  gate('dead-code', 'knip'),
  gate('circles', 'knip', '--cycles'),
  { name: 'build', build: true, cores: 2 },
  vitest('boot', 'boot', { quick: false, needs: 'build', cores: 2 }),
  vitest('faults', 'faults', { quick: false, needs: 'build', cores: 2 }),
  {
    name: 'size',
    run: script('scripts/check-size.ts'),
    cores: 2,
    needs: 'build',
  },
  {
    name: 'e2e',
    run: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e') },
    count: () => playwrightCount(readReport('e2e')),
    cores: 2,
    needs: 'build',
  },
];
