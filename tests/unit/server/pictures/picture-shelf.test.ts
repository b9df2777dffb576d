import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureShelf } from '@/server/domain/picture/picture-shelf';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
let folder = '';
const onTrouble = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelf-'));
});
afterEach(() => {
  expect(onTrouble).not.toHaveBeenCalled();
  rmSync(folder, { recursive: true });
});

const kilobyte = (letter: string) =>
  new TextEncoder().encode(letter.repeat(1000));
const kept = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/'))
    .sort();

test('gives back what was put there, and nothing that was not', async () => {
  const shelf = new PictureShelf(folder, onTrouble);
  expect(await shelf.read('abcd')).toBeNull();
  await shelf.write('abcd', kilobyte('a'));
  await shelf.write('abce', new Uint8Array(0));
  expect(await shelf.read('abcd')).toEqual(kilobyte('a'));
  expect(await shelf.read('abce')).toEqual(new Uint8Array(0));
  expect(kept()).toEqual(['ab/abcd', 'ab/abce']);
  await shelf.settled();
});

test('a full one loses what nobody asked for the longest', async () => {
  const shelf = new PictureShelf(folder, onTrouble, 4000);
  for (const name of ['aa1', 'bb2', 'cc3', 'dd4'])
    await shelf.write(name, kilobyte(name.charAt(0)));
  await shelf.settled();
  for (const name of ['aa/aa1', 'bb/bb2', 'cc/cc3', 'dd/dd4'])
    utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
  await shelf.read('aa1');
  await shelf.write('ee5', new Uint8Array(1000));
  await shelf.settled();
  const left = kept();
  expect(left).toContain('aa/aa1');
  expect(left).toContain('ee/ee5');
  const bytes = left.reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(4000);
});

test('counts what an earlier process left, and clears away what it did not finish', async () => {
  await new PictureShelf(folder, onTrouble).write('aa1', kilobyte('x'));
  writeFileSync(join(folder, 'aa', 'aa2.tmp'), 'half');
  writeFileSync(join(folder, 'aa', 'aa3.tmp'), 'being written');
  utimesSync(join(folder, 'aa', 'aa2.tmp'), LONG_AGO, LONG_AGO);
  const shelf = new PictureShelf(folder, onTrouble, 2500);
  await shelf.write('bb1', new Uint8Array(500));
  await shelf.settled();
  expect(kept()).toEqual(['aa/aa1', 'aa/aa3.tmp', 'bb/bb1']);
});
