import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStorage } from '@/server/adapters/storage/folder-storage';
import { MOST_BYTES } from '@/server/adapters/storage/too-large';
import { storageBelow } from '@/server/domain/picture/storage';

const KEY = 'images/uploads/ab/one.webp';
const bytes = (text: string) => new TextEncoder().encode(text);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('keeps, tells of, gives and removes files', async () => {
  const storage = folderStorage(folder);
  expect([await storage.look(KEY), await storage.read(KEY)]).toEqual([
    null,
    null,
  ]);
  await storage.write(KEY, bytes('first'));
  expect(await storage.look(KEY)).toMatchObject({ size: 5 });
  expect(await storage.read(KEY)).toEqual(bytes('first'));
  await storage.remove(KEY);
  await storage.remove(KEY);
  expect(await storage.read(KEY)).toBeNull();
  expect(files()).toEqual([]);
});

test('tells a replaced file from the one before', async () => {
  const storage = folderStorage(folder);
  await storage.write(KEY, bytes('first'));
  const before = await storage.look(KEY);
  await storage.write(KEY, bytes('another'));
  expect((await storage.look(KEY))?.version).not.toBe(before?.version);
});

test('many who write one key at once leave one of theirs, whole, and nothing else', async () => {
  const storage = folderStorage(folder);
  const texts = Array.from({ length: 12 }, (_, index) =>
    String(index).repeat(40_000),
  );
  await Promise.all(texts.map((text) => storage.write(KEY, bytes(text))));
  const left = Buffer.from((await storage.read(KEY)) ?? []).toString();
  expect(texts).toContain(left);
  expect(files()).toEqual(['one.webp']);
});

test('a write that fails leaves nothing half', async () => {
  const storage = folderStorage(folder);
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images', 'uploads'), 'in the way');
  await expect(storage.write(KEY, bytes('x'))).rejects.toThrow();
  expect(files()).toEqual(['uploads']);
});

test('clears away what a process did not finish that died, and nothing younger', async () => {
  const drafts = join(folder, '.unfinished');
  mkdirSync(drafts);
  writeFileSync(join(drafts, 'old'), 'half');
  writeFileSync(join(drafts, 'new'), 'being written');
  const past = new Date('2020-01-01');
  utimesSync(join(drafts, 'old'), past, past);
  await folderStorage(folder).write(KEY, bytes('x'));
  expect(readdirSync(drafts)).toEqual(['new']);
});

test.each([
  '../operator-token',
  'images/../../operator-token',
  '/etc/passwd',
  '.unfinished/x',
  'images//x',
  'images/.hidden',
  'images\\x',
  'images/\0x',
  '',
])('has nothing to do with the key "%s"', async (key) => {
  writeFileSync(join(folder, 'operator-token'), 'secret');
  const storage = folderStorage(join(folder, 'inside'));
  await expect(storage.read(key)).rejects.toThrow('no key');
  await expect(storage.look(key)).rejects.toThrow('no key');
  await expect(storage.write(key, bytes('x'))).rejects.toThrow('no key');
  await expect(storage.remove(key)).rejects.toThrow('no key');
  expect(existsSync(join(folder, 'operator-token'))).toBe(true);
});

test('a folder is no file, and what is too large for the memory is not read', async () => {
  const storage = folderStorage(folder);
  await storage.write(KEY, bytes('x'));
  expect(await storage.look('images/uploads')).toBeNull();
  expect(await storage.read('images/uploads')).toBeNull();
  await storage.write(KEY, new Uint8Array(MOST_BYTES + 1));
  await expect(storage.read(KEY)).rejects.toThrow('too large');
});

test('below one of its folders it is a storage, too', async () => {
  const storage = folderStorage(folder);
  const images = storageBelow(storage, 'images');
  await images.write('a.webp', bytes('a'));
  expect(await storage.read('images/a.webp')).toEqual(bytes('a'));
  expect(await images.look('a.webp')).toMatchObject({ size: 1 });
  await images.remove('a.webp');
  expect(await images.read('a.webp')).toBeNull();
});
