import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const SOURCES = [
  'components',
  'containers',
  'contexts',
  'example',
  'hooks',
  'pages',
  'redux',
  'scripts',
  'server',
  'services',
  'styles',
  'utils',
  'instrumentation.ts',
];

/** Files that import each other in a circle, types included (`import type` closes one, too); empty: none. */
export async function circleFaults(): Promise<string[]> {
  const { output } = await cruise(
    SOURCES,
    {
      validate: true,
      ruleSet: {
        forbidden: [
          {
            name: 'no-circle',
            severity: 'error',
            from: {},
            to: { circular: true },
          },
        ],
      },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: String.raw`node_modules|\.css$|\.json$` },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: 'tsconfig.json' },
    },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ cycle = [], from }) =>
    [from, ...cycle.map(({ name }) => name)].join(' → '),
  );
}
