import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { touchedBy } from '@/tests/count/new-members';
import { placesOf } from '@/tests/count/one-place';
import { pressPath } from '@/tests/count/press-path';
import { sizeOf } from '@/tests/count/size';

const calls = (files: Record<string, string[]>) =>
  new Map(Object.entries(files).map(([file, ran]) => [file, new Set(ran)]));

test('a press passes what runs because of it, not what draws the cart or serves other calls', () => {
  const press = calls({
    'hooks/cart/use-cart.ts': ['useCart@1', 'add@50'],
    'components/product/product-row/product-control.tsx': ['onClick@9'],
    'components/cart/cart-line/cart-line.tsx': ['CartLine@1'],
    'server/domain/cart/load-cart.ts': ['loadCart@1'],
    'server/domain/product/hours.ts': ['open@1'],
    'tests/support/cart/cart-tab.ts': ['press@1'],
  });
  const drawing = calls({
    'hooks/cart/use-cart.ts': ['useCart@1'],
    'components/cart/cart-line/cart-line.tsx': ['CartLine@1'],
  });
  expect(pressPath(press, drawing)).toEqual({
    path: [
      'components/product/product-row/product-control.tsx',
      'hooks/cart/use-cart.ts',
      'server/domain/cart/load-cart.ts',
    ],
    others: ['server/domain/product/hours.ts'],
  });
});

/** A tree of sources with a list of ways to pay. */
function treeOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'count-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const paths = { '@/*': ['./*'] };
  const options = { strict: true, noEmit: true, types: [], skipLibCheck: true };
  const config = { compilerOptions: { ...options, module: 'esnext', paths } };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(root, file), text);
  return root;
}

describe('one more member of a list touches', () => {
  const ways = {
    'ways.ts': `export const WAYS = ['cash', 'card'] as const;
export type Way = (typeof WAYS)[number];
export const WORDS: Record<Way, string> = { cash: 'Cash', card: 'Card' };`,
    'facts.ts': `import { WORDS, type Way } from './ways';
export const FACTS = { cash: { now: false }, card: { now: true } } as const satisfies Record<Way, unknown>;
export const word = (way: Way) => WORDS[way];`,
    'screen.ts': `import { FACTS } from './facts';
import type { Way } from './ways';
export const isNow = (way: Way) => FACTS[way].now;`,
    'bill.ts': `import type { Way } from './ways';
export function bill(way: Way): string {
  switch (way) {
    case 'cash': return '1';
    case 'card': return '2';
  }
}`,
  };
  const list = {
    what: 'a way to pay',
    bound: 3,
    file: 'ways.ts',
    list: 'WAYS',
    sample: 'cash',
    probe: 'countedWay',
  };

  test('the list, and each file that the compiler asks for an entry', () => {
    const root = treeOf(ways);
    const [found] = touchedBy([list], Object.keys(ways), root);
    expect(found?.files.toSorted()).toEqual(['bill.ts', 'facts.ts', 'ways.ts']);
  });

  test('tables and new files that the list names', () => {
    const files = {
      'ways.ts': ways['ways.ts'],
      'columns.ts': 'export const columns = { cash: 1, card: 2 };',
    };
    const told = { ...list, tables: ['columns.ts'], also: ['….sql'] };
    const [found] = touchedBy([told], Object.keys(files), treeOf(files));
    expect(found?.files).toEqual(['ways.ts', 'columns.ts', '….sql']);
  });

  test('what lacks an entry for the first member of a list that has none', () => {
    const files = {
      'kinds.ts': 'export const KINDS = {} as const;',
      'one-kind.ts': "export const KINDS = { countedKind: 'x' } as const;",
      'notes.ts': `import { KINDS } from './kinds';
export const NOTES: Record<keyof typeof KINDS, string> = {};`,
    };
    const told = {
      what: 'a kind',
      bound: 2,
      file: 'kinds.ts',
      list: 'KINDS',
      sample: 'countedKind',
      probe: 'countedKind',
      stand: 'one-kind.ts',
    };
    const [found] = touchedBy([told], ['kinds.ts', 'notes.ts'], treeOf(files));
    expect(found?.files).toEqual(['kinds.ts', 'notes.ts']);
  });
});

test('what stands in one place is found by its syntax, however it is written', () => {
  const files = {
    'grows.ts': 'export const pause = (failures: number) => 2 ** failures;',
    'doubles.ts': 'let delay = 1; delay *= 2;',
    'unit.ts': 'const waitMs = waitSeconds * 1000;',
    'kept.ts': 'const storage = (area: string) => window[`${area}Storage`];',
    'script.ts': "const script = 'localStorage.getItem(1)';",
    'told.ts': '// localStorage is elsewhere',
    'locks.ts': 'const { locks } = navigator;',
    'tabs.ts': "new BroadcastChannel('x');",
    'pictures.ts': "indexedDB.open('x');",
  } as const;
  const found = placesOf(Object.keys(files), (file) =>
    String(files[file as keyof typeof files]),
  );
  expect([...found.values()]).toEqual([
    ['grows.ts', 'doubles.ts'],
    ['kept.ts', 'script.ts'],
    ['pictures.ts'],
    ['tabs.ts'],
    ['locks.ts'],
  ]);
});

test('the product is neither the example nor its tests', () => {
  const counted =
    'v1:server/app.ts:10\nv1:server/demo/city.ts:900\nv1:tests/a.test.ts:50\nv1:utils/b.ts:5\n';
  expect(sizeOf(counted, 'v1')).toEqual({ files: 2, lines: 15 });
});
