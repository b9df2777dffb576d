import { files, policies } from './layers.mjs';

/** Those that may speak of a category's files. */
const policiesOf = (category) =>
  policies.filter(({ from }) => {
    if (!from) return true;
    if (from.file) return from.file.categories.anyOf.includes(category);
    return category === 'server-domain';
  });

/**
 * Each layer with its own policies: all of them, matched against each import, were a fifth of lint's time. Of a file's
 * categories the first counts, of ESLint's objects the last.
 */
export const layerRules = (code) =>
  files.toReversed().map(({ category, pattern }) => ({
    files: [[pattern, ...code]],
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: policiesOf(category),
        },
      ],
    },
  }));

/** React's rules read every function: they are off where there is no React. */
export const withoutReact = (configs) => ({
  files: [
    '{locales,scripts,server,services}/**',
    'tests/{e2e,firebase,integration/{api,boot,faults,site}}/**',
  ],
  rules: Object.fromEntries(
    configs
      .flatMap(({ rules }) => Object.keys(rules ?? {}))
      .filter((rule) => rule.startsWith('react'))
      .map((rule) => [rule, 'off']),
  ),
});
