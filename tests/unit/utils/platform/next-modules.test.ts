import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '@/scripts/static/source-files';
import { nextModules } from '@/utils/platform/next-modules';
import { initScriptLoader } from '@/utils/platform/not-called';

const aliases = nextModules as Readonly<Record<string, { browser: string }>>;

/** Where code of the browser stands; a document and the API are the server's. */
const FOLDERS = [
  'components',
  'containers',
  'contexts',
  'hooks',
  'pages',
  'redux',
  'services',
  'utils',
];

const IMPORTED = /^(?:import|export) (?!type )[^;]*? from '(next\/[^']+)'/gm;

/** What a browser's file imports of Next, without types. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name]) => name!);

describe('Next in the browser', () => {
  it('is all of one kind: each part that pages import has its ES module', () => {
    const files = sourceFiles(FOLDERS).filter(
      (file) => !/_document|pages\/api/.test(file),
    );
    const parts = new Set(files.flatMap(importsOf));
    expect(parts.size).toBeGreaterThan(3);
    expect([...parts].filter((part) => !(part in aliases))).toEqual([]);
  });

  it('has every file that is named', () => {
    const missing = Object.values(aliases)
      .map(({ browser }) =>
        browser.startsWith('.') ? browser : join('node_modules', browser),
      )
      .filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
  });

  it('lacks nothing that is called', () => {
    const config = readFileSync('next.config.ts', 'utf8');
    expect(config).not.toMatch(/\brewrites\b/);
    const calls =
      /'reselect'|'\.\/script'|\bcreate(?:Selector|EntityAdapter)\b|URL\.canParse/;
    const callers = sourceFiles(FOLDERS).filter((file) =>
      calls.test(readFileSync(file, 'utf8')),
    );
    expect(callers).toEqual([
      'utils/platform/next-modules.ts',
      'utils/platform/not-called.ts',
      // The server's alone, where URL.canParse is.
      'utils/shell/outside-hosts.ts',
      'utils/shell/own-url.ts',
    ]);
  });

  it('starts without scripts to load, and says so when there is one', () => {
    expect(() => initScriptLoader([])).not.toThrow();
    expect(() => initScriptLoader([{ src: '/a.js' }])).toThrow('not in this');
  });
});
