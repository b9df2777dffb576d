import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const RULES = [
  'boundaries/dependencies',
  'boundaries/no-unknown-files',
  'no-restricted-syntax',
  'no-restricted-properties',
  'no-restricted-imports',
];

let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        // The planted files are on no disk: no types.
        languageOptions: { parserOptions: { projectService: false } },
        rules: { '@typescript-eslint/no-unused-vars': 'off' },
      },
    ],
    ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
  });
});

async function findings(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(file) });
  return (result?.messages ?? []).map(
    ({ ruleId, message }) => ruleId ?? message,
  );
}

const DEPENDENCY = 'boundaries/dependencies';

describe('the layers', () => {
  test.each([
    [
      'a component may not call a service',
      'components/money/price/price.tsx',
      '@/services/http/client',
    ],
    [
      'a component may not read the store',
      'components/money/price/price.tsx',
      'react-redux',
    ],
    [
      'a component may not know the router',
      'components/money/price/price.tsx',
      'next/router',
    ],
    [
      'a component may not fetch',
      'components/money/price/price.tsx',
      '@tanstack/react-query',
    ],
    [
      'a container may not use a service',
      'containers/home/home.tsx',
      '@/services/http/client',
    ],
    [
      'a container may not dispatch',
      'containers/home/home.tsx',
      '@reduxjs/toolkit',
    ],
    [
      'a page may not use a component',
      'pages/about.tsx',
      '@/components/money/price/price',
    ],
    ['a hook may not know the transport', 'hooks/use-price.ts', 'axios'],
    ['utils stand on nothing', 'utils/price.ts', '@/redux/store'],
    [
      'the client may not take server values',
      'hooks/use-price.ts',
      '@/server/contracts/error-codes',
    ],
    ['a route may not query', 'server/routes/rest/extra.ts', 'drizzle-orm'],
    ['a rule may not know HTTP', 'server/domain/cart/extra.ts', 'hono'],
    [
      'a rule may not query',
      'server/domain/cart/extra.ts',
      '@/server/db/client',
    ],
    [
      'a rule may not read files',
      'server/domain/cart/extra.ts',
      'node:fs/promises',
    ],
    [
      'the domain may not know the example',
      'server/domain/order/extra.ts',
      '@/example/simulator/demo-dispatch',
    ],
    [
      'the application may not know the example',
      'server/app.ts',
      '@example/plug-in',
    ],
    [
      'a tool may not know the example',
      'scripts/extra.ts',
      '@/example/city/seed/seed-city',
    ],
    [
      'a test of the product may not load the example',
      'tests/unit/extra.test.ts',
      '@/example/city/map/streets',
    ],
    [
      'the cart may not know the quote',
      'server/domain/cart/extra.ts',
      '../checkout/build-quote',
    ],
    [
      'availability may not know the catalogue',
      'server/domain/availability/extra.ts',
      '../catalogue/view-shop',
    ],
    [
      'the catalogue may not know search',
      'server/domain/catalogue/extra.ts',
      '@/server/domain/search/plan-search',
    ],
  ])('%s', async (_, file, source) => {
    const code = `import { x } from '${source}';\nx();\n`;
    expect(await findings(file, code)).toContain(DEPENDENCY);
  });

  test.each([
    [
      'a component may use utils',
      'components/money/price/price.tsx',
      "import { x } from '@/utils/money/money'",
    ],
    [
      'a client layer may use types of contracts',
      'hooks/use-price.ts',
      "import type { X } from '@/server/contracts/error-codes'",
    ],
    [
      'a rule may use types of the database',
      'server/domain/cart/extra.ts',
      "import type { Tx } from '@/server/db/client'",
    ],
    [
      'the quote may know the cart',
      'server/domain/checkout/extra.ts',
      "import { x } from '../cart/load-cart'",
    ],
    [
      'a subject may use its own files',
      'server/domain/cart/extra.ts',
      "import { x } from './load-cart'",
    ],
    [
      'a service may use axios',
      'services/shop/extra.ts',
      "import axios from 'axios'",
    ],
  ])('%s', async (_, file, code) => {
    expect(await findings(file, `${code};\n`)).toEqual([]);
  });

  test('nothing but compose.ts loads the example, also not late', async () => {
    const code = "export const city = () => import('@example/plug-in');\n";
    expect(await findings('scripts/extra.ts', code)).toContain(DEPENDENCY);
    expect(await findings('server/boot.ts', code)).toContain(DEPENDENCY);
    expect(await findings('server/compose.ts', code)).toEqual([]);
  });

  test('a file outside the tree is unknown', async () => {
    expect(
      await findings('helpers/extra.ts', 'export const x = 1;\n'),
    ).toContain('boundaries/no-unknown-files');
  });
});

describe('the house rules', () => {
  const component = (jsx: string) =>
    `export function Extra() {\n  return ${jsx};\n}\n`;

  test.each([
    [
      'text in a component',
      'components/extra/extra.tsx',
      component('<p>Order now</p>'),
    ],
    [
      'a text attribute',
      'components/extra/extra.tsx',
      component('<img alt="A dish" />'),
    ],
    [
      'sx in a component',
      'components/extra/extra.tsx',
      component('<p sx={{ m: 1 }} />'),
    ],
    [
      'a mock of our own module',
      'tests/unit/extra.test.ts',
      "vi.mock('@/utils/money/money');\n",
    ],
    [
      'a mock of our own module that is named by its import',
      'tests/unit/extra.test.ts',
      "vi.mock(import('@/utils/money/money'), () => ({}));\n",
    ],
    [
      'a mock of a module of the same folder',
      'tests/unit/extra.test.ts',
      "vi.doMock(import('./money'));\n",
    ],
    [
      'storage beside its one place',
      'utils/cart/extra.ts',
      "export const x = () => window.localStorage.getItem('x');\n",
    ],
    [
      'a channel of tabs beside its one place',
      'hooks/cart/use-extra.ts',
      "export const x = () => new BroadcastChannel('x');\n",
    ],
    [
      'a lock beside its one place, in a component too',
      'components/extra/extra.tsx',
      "export const x = () => navigator.locks.request('x', () => 1);\n",
    ],
  ])('refuse %s', async (_, file, code) => {
    expect(await findings(file, code)).toContain('no-restricted-syntax');
  });

  test('refuse process.env away from the two env modules', async () => {
    expect(
      await findings(
        'hooks/use-extra.ts',
        'export const x = process.env.PORT;\n',
      ),
    ).toContain('no-restricted-properties');
  });

  test('refuse to climb over folders', async () => {
    expect(
      await findings('server/domain/cart/extra.ts', "import '../../errors';\n"),
    ).toContain('no-restricted-imports');
  });
});
