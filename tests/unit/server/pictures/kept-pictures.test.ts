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
import { KeptPictures } from '@/server/adapters/pictures/kept-pictures';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
let folder = '';
const onTrouble = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
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
  const pictures = new KeptPictures(folder, onTrouble);
  expect(await pictures.read('abcd')).toBeNull();
  await pictures.write('abcd', kilobyte('a'));
  await pictures.write('abce', new Uint8Array(0));
  expect(await pictures.read('abcd')).toEqual(kilobyte('a'));
  expect(await pictures.read('abce')).toEqual(new Uint8Array(0));
  expect(kept()).toEqual(['ab/abcd', 'ab/abce']);
  await pictures.settled();
});

test('a full one loses what nobody asked for the longest', async () => {
  const pictures = new KeptPictures(folder, onTrouble, 4000);
  for (const name of ['aa1', 'bb2', 'cc3', 'dd4'])
    await pictures.write(name, kilobyte(name.charAt(0)));
  await pictures.settled();
  for (const name of ['aa/aa1', 'bb/bb2', 'cc/cc3', 'dd/dd4'])
    utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
  await pictures.read('aa1');
  await pictures.write('ee5', new Uint8Array(1000));
  await pictures.settled();
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
  await new KeptPictures(folder, onTrouble).write('aa1', kilobyte('x'));
  writeFileSync(join(folder, 'aa', 'aa2.tmp'), 'half');
  writeFileSync(join(folder, 'aa', 'aa3.tmp'), 'being written');
  utimesSync(join(folder, 'aa', 'aa2.tmp'), LONG_AGO, LONG_AGO);
  const pictures = new KeptPictures(folder, onTrouble, 2500);
  await pictures.write('bb1', new Uint8Array(500));
  await pictures.settled();
  expect(kept()).toEqual(['aa/aa1', 'aa/aa3.tmp', 'bb/bb1']);
});
