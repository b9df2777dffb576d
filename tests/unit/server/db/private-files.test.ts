import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  lstatSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDataFolder } from '@/server/db/private-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sofra-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Everything that another account of the machine could open. */
function open(path: string): string[] {
  const facts = lstatSync(path);
  if (facts.isSymbolicLink()) return [];
  const below = facts.isDirectory()
    ? readdirSync(path).flatMap((name) => open(join(path, name)))
    : [];
  return facts.mode & 0o077 ? [path, ...below] : below;
}

test('an existing data folder is closed to others', () => {
  for (const name of ['pgdata', 'pgdata/base', 'storage'])
    mkdirSync(join(folder, name));
  for (const name of ['pgdata/base/1', 'storage/a.webp', 'operator-token'])
    writeFileSync(join(folder, name), '');
  spawnSync('chmod', ['-R', 'a+rwX', folder]);
  expect(open(folder).length).toBeGreaterThan(5);
  closeDataFolder(folder);
  expect(open(folder)).toEqual([]);
});

test('what is not ours, and what a link leads to, stays as it is', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'sofra-elsewhere-'));
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, join(folder, 'storage'));
  writeFileSync(join(folder, 'notes.txt'), '');
  chmodSync(join(folder, 'notes.txt'), 0o644);
  closeDataFolder(folder);
  expect(lstatSync(elsewhere).mode & 0o777).toBe(0o755);
  expect(open(folder)).toEqual([join(folder, 'notes.txt')]);
  rmSync(elsewhere, { recursive: true });
});

test('a prepared data folder and a backup of it are the owner’s alone, with a umask of 000', () => {
  const dataDir = join(folder, 'data');
  const script = (name: string, ...given: string[]) =>
    spawnSync(
      'sh',
      [
        '-c',
        'umask 000; exec "$@"',
        'sh',
        process.execPath,
        ...['--import', 'tsx', `scripts/${name}.ts`, ...given],
      ],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          SITE_URL: 'https://shop.example',
          DATA_DIR: dataDir,
        },
      },
    );
  expect(script('prepare').stderr).toBe('');
  expect(readdirSync(dataDir)).toContain('pgdata');
  expect(open(dataDir)).toEqual([]);
  const backup = join(folder, 'backups', 'one.tar.gz');
  expect(script('backup', backup).stderr).toBe('');
  expect(open(join(folder, 'backups'))).toEqual([]);
  spawnSync('chmod', ['-R', 'a+rwX', dataDir]);
  expect(script('restore', backup, '--yes').stderr).toBe('');
  expect(open(dataDir)).toEqual([]);
}, 120_000);
