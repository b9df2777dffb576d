import { existsSync, readFileSync } from 'node:fs';
import { renderTokens } from '@/styles/theme/render-tokens';

const SHORT_NAMES_FILE = 'styles/tokens.css';
/** On every page. */
const SITE_FILE = 'styles/tokens.generated.css';
/** Where MUI is (contexts/mui-root): a module, as Next takes a global sheet from `_app` alone. */
const MUI_FILE = 'styles/tokens-mui.module.css';

const namesIn = (text: string): string[] =>
  [...text.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name ?? '');

/** The variables that the short names are made of, directly or through another. */
function siteNames(): ReadonlySet<string> {
  const rules = [...renderTokens().matchAll(/(--mui-[\w-]+): ([^;]*);/g)];
  const names = new Set(namesIn(readFileSync(SHORT_NAMES_FILE, 'utf8')));
  for (const name of names)
    for (const [, known, value = ''] of rules)
      if (known === name) for (const used of namesIn(value)) names.add(used);
  return names;
}

/** A module's selectors name a class: here one that no element has. */
const asModule = (sheet: string): string =>
  sheet.replace(/^(.*\S) \{$/gm, ':is($1, .mui) {');

/** The committed files of the theme's variables, by name. */
export function tokenFiles(): ReadonlyMap<string, string> {
  const site = siteNames();
  const isSite = (name: string) => !name.startsWith('--mui-') || site.has(name);
  return new Map([
    [SITE_FILE, renderTokens(isSite)],
    [MUI_FILE, asModule(renderTokens((name) => !isSite(name)))],
  ]);
}

/** Files that are not what the theme says. */
export function tokenFaults(): string[] {
  return [...tokenFiles()]
    .filter(
      ([file, text]) =>
        !existsSync(file) || readFileSync(file, 'utf8') !== text,
    )
    .map(([file]) => `${file} is not what the theme says: npm run tokens`);
}
