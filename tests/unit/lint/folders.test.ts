import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOTS =
  'components containers contexts hooks redux services utils styles server scripts tests';
const MOST = 25;
/** Made, installed or numbered by tools, and the demo city's own contents. */
const LISTS =
  /^server\/(db\/migrations|demo\/(content|images|words))|\/node_modules$/;

function crowded(folder: string): string[] {
  if (LISTS.test(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => crowded(join(folder, name)));
  return entries.length > MOST
    ? [`${folder}: ${entries.length}`, ...below]
    : below;
}

test.each(ROOTS.split(' '))(
  'no folder of %s has more than 25 entries',
  (root) => {
    expect(crowded(root)).toEqual([]);
  },
);
