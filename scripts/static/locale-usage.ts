import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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

function sources(): string[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => /\.tsx?$/.test(name)),
  );
}

/** Pages are worded with the storefront's texts, wherever that is done. */
const isServer = (file: string) => /^server[\\/](?!ssr[\\/])/.test(file);
/** Its names of jobs are made as keys are. */
const isExample = (file: string) => file.startsWith('example');

/** Which texts the code names, found by reading it. */
export function usedTexts(): UsedTexts {
  const keys = new Set<string>();
  const prefixes = new Set<string>();
  const literals = new Set<string>();
  const serverLiterals = new Set<string>();
  const serverPrefixes = new Set<string>();
  for (const file of sources()) {
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
