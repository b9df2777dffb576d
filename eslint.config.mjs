import query from '@tanstack/eslint-plugin-query';
import next from 'eslint-config-next/core-web-vitals';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';

import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { ban, ONE_PLACE } from './scripts/lint/banned-syntax.mjs';
import { elements, files } from './scripts/lint/layers.mjs';
import { layerRules, withoutReact } from './scripts/lint/scopes.mjs';
import ssrFriendly from './scripts/lint/ssr-friendly.mjs';

const code = ['**/*.{ts,tsx}'];
const client =
  '{pages,components,containers,hooks,contexts,redux,services,utils}';
const screens = ['{pages,components,containers,utils/platform}/**/*.tsx'];

/** The example's drawings: data, not code. */
const bulk = ['example/**/recipes/**'];

const budget = (files, max, ignores = []) => ({
  files,
  ignores,
  rules: { 'max-lines': ['error', { max }] },
});

const FAR_UP = {
  group: ['../..', '../../**'],
  message: 'Use @/ across folders.',
};
const UNTYPED_WORDS = {
  name: 'react-i18next',
  importNames: ['useTranslation'],
  message: 'Use @/utils/i18n/use-translation, which knows the namespaces.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '.next*/**',
      '.data*/**',
      '.cache/**',
      'backups/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
      'public/**',
      'next-env.d.ts',
      '**/*.generated.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...next,
  {
    files: code,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { boundaries, 'check-file': checkFile },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'import/ignore': ['node_modules'],
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/files-single-match': true,
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off', // Our modules have functions, not classes.
      'boundaries/no-unknown-files': 'error',
      'check-file/filename-naming-convention': [
        'error',
        {
          '!(pages)/**/*.{ts,tsx}': 'KEBAB_CASE',
          '*.{ts,tsx}': 'KEBAB_CASE',
          // addresses of files, such as /sitemap-shops.xml, and of several words, such as /verify-phone
          'pages/*.{xml,txt}.tsx': 'KEBAB_CASE',
          'pages/*-*.tsx': 'KEBAB_CASE',
          'pages/!(*.xml|*.txt|*-*).{ts,tsx}':
            'NEXT_JS_PAGE_ROUTER_FILENAME_CASE',
          'pages/*/**/*.{ts,tsx}': 'NEXT_JS_PAGE_ROUTER_FILENAME_CASE',
        },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        {
          '{components,containers,redux,services,contexts,hooks,utils,styles,server,scripts,tests}/**/':
            'KEBAB_CASE',
        },
      ],
      'import/no-default-export': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-imports': [
        'error',
        { patterns: [FAR_UP], paths: [UNTYPED_WORDS] },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read utils/env.ts or server/env.ts.',
        },
      ],
    },
  },

  ...layerRules(code),
  withoutReact(next),

  // React: pages, containers, components, hooks, contexts, platform.
  {
    files: [
      '{pages,components,containers,hooks,contexts,utils/platform,styles}/**/*.{ts,tsx}',
    ],
    extends: [query.configs['flat/recommended']],
    plugins: { 'ssr-friendly': ssrFriendly },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      '@next/next/no-img-element': 'off', // Our pictures come in their sizes from /storage/images.
      'react-hooks/exhaustive-deps': 'error',
      'react/jsx-no-useless-fragment': 'error',
      'react/no-danger': 'error',
      'react/function-component-definition': [
        'error',
        { namedComponents: 'function-declaration' },
      ],
      'ssr-friendly/no-dom-globals-in-constructor': 'error',
      'ssr-friendly/no-dom-globals-in-module-scope': 'error',
      'ssr-friendly/no-dom-globals-in-react-fc': 'error',
    },
  },
  {
    files: ['pages/**/*.tsx'],
    rules: { 'react/function-component-definition': 'off' }, // A page is typed with its getLayout.
  },

  {
    files: ['utils/i18n/use-translation.ts', 'tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [FAR_UP] }] },
  },

  // Storage, tabs and locks of the browser.
  {
    files: [`${client}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-syntax': ban(...ONE_PLACE) },
  },
  ...['kept', 'tabs', 'locks'].map((name, at) => ({
    files: [`utils/browser/${name}.ts`],
    rules: {
      'no-restricted-syntax': ban(...ONE_PLACE.toSpliced(at, 1)),
    },
  })),
  {
    // What few pages load; pictures that wait for the chat, which only IndexedDB keeps; and what is a page's own text.
    files: [
      'utils/browser/kept-keys.ts',
      'services/chat/picture-store.ts',
      'utils/platform/answer-early-add.ts',
    ],
    rules: { 'no-restricted-syntax': ban('tabs', 'locks') },
  },
  {
    files: screens,
    rules: {
      'no-restricted-syntax': ban(
        'literalText',
        'literalAttribute',
        ...ONE_PLACE,
      ),
    },
  },
  {
    files: ['{components,utils/platform}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ban(
        'literalText',
        'literalAttribute',
        'sx',
        ...ONE_PLACE,
      ),
    },
  },

  // Tests.
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ban('ownMock', 'shortWait'),
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['tests/integration/ui/**/*.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    files: ['tests/{e2e,firebase}/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/no-skipped-test': 'error',
      'playwright/expect-expect': [
        'error',
        { assertFunctionPatterns: ['^expect'] },
      ],
    },
  },

  // Size budgets.
  budget(code, 300, ['{server,scripts,tests,example}/**']),
  budget(
    ['{server,scripts,tests,example}/**/*.{ts,tsx}', '**/*.mjs'],
    350,
    bulk,
  ),
  budget(['pages/**/*.{ts,tsx}'], 40, ['pages/_*.tsx']),

  // Where Next or a tool demands a default export, the environment or the console.
  {
    files: ['pages/**/*.{ts,tsx}', '*.{ts,mjs}', 'tests/**/*-setup.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: [
      'utils/env.ts',
      'utils/shell/outside-env.ts',
      'server/env.ts',
      'instrumentation.ts',
      '*.config.ts',
      'scripts/**',
      'tests/**',
      'example/bench/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['scripts/**', 'tests/**', 'example/{bench,pictures/tool}/**'],
    rules: {
      'no-console': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  {
    files: ['scripts/**', 'tests/**', 'server/**', 'example/**'],
    rules: { '@next/next/no-assign-module-variable': 'off' },
  },
);
