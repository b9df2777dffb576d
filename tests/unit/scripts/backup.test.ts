// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const BUCKET = {
  STORAGE_S3_BUCKET: 'sofra-uploads',
  STORAGE_S3_ENDPOINT: 'https://key:word@minio.example:9000',
  STORAGE_S3_ACCESS_KEY_ID: 'AKID',
  STORAGE_S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const files = {
    'data/pgdata/PG_VERSION': '17',
    'data/storage/images/uploads/ab/one.webp': 'a picture',
    'data/storage/documents/ab/two.webp': 'a document',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: string, args: readonly string[], env: object = {}) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...args],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATA_DIR: join(folder, 'data'),
        ...env,
      },
    },
  );
  return { status, said: stdout + stderr };
}

test('a backup of the folder holds uploads and documents, and puts them back', () => {
  const file = join(folder, 'all.tar.gz');
  const { said, status } = run('backup', [file]);
  expect([status, said]).toEqual([
    0,
    `${file} holds ${join(folder, 'data')}.\n`,
  ]);
  rmSync(join(folder, 'data', 'storage'), { recursive: true });
  expect(run('restore', [file, '--yes']).status).toBe(0);
  for (const [name, text] of [
    ['images/uploads/ab/one.webp', 'a picture'],
    ['documents/ab/two.webp', 'a document'],
  ] as const)
    expect(readFileSync(join(folder, 'data', 'storage', name), 'utf8')).toBe(
      text,
    );
});

test('with a bucket each tool says that the uploads are there, and no secret', () => {
  const file = join(folder, 'all.tar.gz');
  const said = [
    run('backup', [file], BUCKET),
    run('restore', [file, '--yes'], BUCKET),
    run('reset', ['--yes'], BUCKET),
  ].map((ended) => {
    expect(ended.status).toBe(0);
    expect(ended.said).not.toMatch(/AKID|secret-of|key:word/);
    return ended.said;
  });
  const place = 'the bucket sofra-uploads at minio.example:9000';
  expect(said[0]).toContain(`Uploads are not in it. They are in ${place}`);
  expect(said[1]).toContain(`they are as they are in ${place}`);
  expect(said[2]).toContain(`Uploads in ${place} are still there`);
  expect(existsSync(join(folder, 'data', 'pgdata'))).toBe(false);
});
