/**
 * Checks the texts of every language in force: missing, extra and unused keys, placeholders that differ, plural
 * forms a language lacks, English left standing in another language, letters of a foreign script. What really is the
 * same as in English stands in scripts/locales-same-text.json.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  KITCHEN_EVENTS,
  OPERATOR_EVENTS,
} from '@/utils/constants/kitchen-events';
import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  NAMESPACES,
  PAGE_NAMESPACES,
} from '@/utils/i18n/locales';
import { pluralRule } from '@/utils/i18n/plural-rules';
import {
  baseKeys,
  type Bundle,
  findForeign,
  findMissingForms,
  findPlaceholderMismatches,
  findUnformed,
  findUntranslated,
  sameAsSource,
} from './locale-rules';
import { findForeignScript, findUntidy } from './locale-scripts';
import { sourceFiles } from './source-files';

const FOLDERS = [
  'pages',
  'containers',
  'components',
  'contexts',
  'hooks',
  'redux',
  'services',
  'utils',
  'server',
  'example/agent',
  'example/payments',
  'example/simulator',
];
/** t('key'), i18n.t("key"), i18nKey="key": certain uses. */
const CALL = /(?:\bt\(\s*|\bi18nKey=\{?\s*)(['"`])((?:(?!\1)[^\\$\n])+)\1/g;
/** t(`key.${part}`): every key with this beginning. */
const TEMPLATE = /(?:\bt\(\s*|\bi18nKey=\{?\s*|[:=(,]\s*)`([\w.-]+[._-])\$\{/g;
/** Any string that looks like a key: key tables, conditional keys, props. */
const LITERAL = /(['"`])([A-Za-z][\w.-]*)\1/g;

interface UsedTexts {
  /** Keys named in a call: they must exist. */
  readonly keys: ReadonlySet<string>;
  /** Beginnings of keys that are put together. */
  readonly prefixes: readonly string[];
  /** Strings that may be keys. */
  readonly literals: ReadonlySet<string>;
  readonly serverLiterals: ReadonlySet<string>;
  readonly serverPrefixes: readonly string[];
}

/** Pages are worded with the storefront's texts, wherever that is done. */
const isServer = (file: string) => /^server[\\/](?!ssr[\\/])/.test(file);
/** Its names of jobs are made as keys are. */
const isExample = (file: string) => file.startsWith('example');

/** Which texts the code names, found by reading it. */
function usedTexts(): UsedTexts {
  const keys = new Set<string>();
  const prefixes = new Set<string>();
  const literals = new Set<string>();
  const serverLiterals = new Set<string>();
  const serverPrefixes = new Set<string>();
  for (const file of sourceFiles(FOLDERS)) {
    const text = readFileSync(file, 'utf8');
    const found = [...text.matchAll(LITERAL)].map((match) => match[2] ?? '');
    for (const literal of found) literals.add(literal);
    if (isServer(file) || isExample(file)) {
      if (isServer(file))
        for (const literal of found) serverLiterals.add(literal);
      for (const match of text.matchAll(TEMPLATE))
        serverPrefixes.add(match[1] ?? '');
      continue;
    }
    for (const match of text.matchAll(CALL)) keys.add(match[2] ?? '');
    for (const match of text.matchAll(TEMPLATE)) prefixes.add(match[1] ?? '');
  }
  return {
    keys,
    prefixes: [...prefixes],
    literals,
    serverLiterals,
    serverPrefixes: [...serverPrefixes],
  };
}

const ALLOW_LIST = 'scripts/locales-same-text.json';

function readBundle(locale: string, namespace: string): Bundle {
  const file = join('locales', locale, `${namespace}.json`);
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Bundle;
}

type AllowList = Readonly<Record<string, readonly string[]>>;

/** Keys whose text really is the English one, per language. */
const allowList = (
  existsSync(ALLOW_LIST) ? JSON.parse(readFileSync(ALLOW_LIST, 'utf8')) : {}
) as AllowList;

const allowedIn = (locale: string): ReadonlySet<string> =>
  new Set(allowList[locale]);

/** Entries of the list that allow nothing: the text is translated by now, or gone. */
function checkAllowList(): string[] {
  const sameIn = (locale: string) =>
    NAMESPACES.flatMap((namespace) =>
      sameAsSource(
        readBundle(DEFAULT_LOCALE, namespace),
        readBundle(locale, namespace),
      ),
    );
  const others = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE);
  const same = new Map(others.map((locale) => [locale, sameIn(locale)]));
  return Object.entries(allowList).flatMap(([locale, keys]) =>
    keys
      .filter((key) => !same.get(locale)?.includes(key))
      .map((key) => `${ALLOW_LIST}: ${locale} need not allow "${key}"`),
  );
}

function checkNamespace(namespace: string): string[] {
  const source = readBundle(DEFAULT_LOCALE, namespace);
  return LOCALE_CODES.flatMap((locale) => {
    const bundle = readBundle(locale, namespace);
    const { categories } = pluralRule(locale);
    const allowed = allowedIn(locale);
    const problems = [
      ...findMissingForms(source, bundle, categories),
      ...findForeign(source, bundle, categories),
      ...findPlaceholderMismatches(source, bundle),
      ...findForeignScript(locale, bundle, allowed),
      ...findUntidy(bundle),
      ...(locale === DEFAULT_LOCALE
        ? []
        : findUntranslated(source, bundle, allowed)),
    ];
    return problems.map((problem) => `${locale}/${namespace}: ${problem}`);
  });
}

/** What one namespace counts, no other tells without plural forms. */
function checkCounts(): string[] {
  const bundles = NAMESPACES.map((name) => readBundle(DEFAULT_LOCALE, name));
  const all = Object.fromEntries(bundles.flatMap(Object.entries<string>));
  return findUnformed(all).map((problem) => `${DEFAULT_LOCALE}: ${problem}`);
}

/** The namespaces of a key that more than one has: which of its texts is shown would be chance. */
function checkTwice(): string[] {
  const seen = new Map<string, string>();
  return PAGE_NAMESPACES.flatMap((name) =>
    Object.keys(readBundle(DEFAULT_LOCALE, name)).flatMap((key) => {
      const other = seen.get(key);
      seen.set(key, name);
      return other ? [`${name}: "${key}" is in ${other}, too`] : [];
    }),
  );
}

/** Keys of pages that no source names, and named keys that do not exist. */
function checkUsage(): string[] {
  const { keys, prefixes, literals } = usedTexts();
  const all = PAGE_NAMESPACES.map((name) => readBundle(DEFAULT_LOCALE, name));
  const known = baseKeys(Object.assign({}, ...all) as Bundle);
  const isUsed = (key: string) =>
    keys.has(key) ||
    literals.has(key) ||
    prefixes.some((prefix) => key.startsWith(prefix));
  return [
    ...[...known]
      .filter((key) => !isUsed(key))
      .map((key) => `pages: unused "${key}"`),
    ...[...keys]
      .filter((key) => !known.has(key))
      .map((key) => `pages: "${key}" is used, but does not exist`),
  ];
}

/** Names of events are made as keys are. */
const EVENTS: ReadonlySet<string> = new Set([
  ...KITCHEN_EVENTS,
  ...OPERATOR_EVENTS,
]);

/** The server's own texts: every key it names exists, every text is named. */
function checkServerUsage(): string[] {
  const { literals, serverLiterals, serverPrefixes } = usedTexts();
  const known = baseKeys(readBundle(DEFAULT_LOCALE, 'errors'));
  const areas = new Set([...known].map((key) => key.split('.')[0]));
  const named = [...serverLiterals].filter(
    (text) =>
      /^\w+(\.\w+)+$/.test(text) &&
      areas.has(text.split('.')[0]) &&
      !EVENTS.has(text),
  );
  return [
    ...[...known]
      .filter(
        (key) =>
          !literals.has(key) &&
          !serverPrefixes.some((prefix) => key.startsWith(prefix)),
      )
      .map((key) => `errors: unused "${key}"`),
    ...named
      .filter((key) => !known.has(key))
      .map((key) => `errors: "${key}" is used, but does not exist`),
  ];
}

/** Texts of kitchens' pages that no source names; that the named ones exist is a matter of types. */
function checkKitchenUsage(): string[] {
  const { literals, prefixes } = usedTexts();
  return [...baseKeys(readBundle(DEFAULT_LOCALE, 'kitchen'))]
    .filter(
      (key) =>
        !literals.has(key) &&
        !prefixes.some((prefix) => key.startsWith(prefix)),
    )
    .map((key) => `kitchen: unused "${key}"`);
}

/** A folder for a language that is not in force would never be read. */
function checkFolders(): string[] {
  if (!existsSync('locales')) return ['locales/ does not exist'];
  return readdirSync('locales', { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !entry.name.startsWith('.') &&
        !LOCALE_CODES.includes(entry.name),
    )
    .map(({ name }) => `locales/${name}: not in utils/i18n/locales.ts`);
}

/** What is wrong with the texts; empty: nothing. */
export function localeFaults(): string[] {
  return [
    ...checkFolders(),
    ...NAMESPACES.flatMap(checkNamespace),
    ...checkTwice(),
    ...checkCounts(),
    ...checkUsage(),
    ...checkServerUsage(),
    ...checkKitchenUsage(),
    ...checkAllowList(),
  ];
}
