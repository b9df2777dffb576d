/**
 * `npm run restore -- file --yes`: puts what `npm run backup` wrote in the place of the data folder's content. What stands in
 * a bucket stays as it is.
 */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { closeDataFolder } from '@/server/db/private-files';
import type { ServerEnv } from '@/server/env';
import {
  confirm,
  givenArguments,
  hasProgram,
  runProgram,
  runTool,
  uploadsElsewhere,
  withFolder,
} from './lib/data-tools';
import { ToolError } from './lib/fail-readably';

const LOCK = 'holder.sock';

function source(): string {
  const [name] = givenArguments();
  if (!name) throw new ToolError('Usage: npm run restore -- <file> --yes');
  const file = resolve(name);
  if (!existsSync(file)) throw new ToolError(`${file} does not exist.`);
  return file;
}

function restorePostgres(url: string, file: string): void {
  if (!hasProgram('pg_restore'))
    throw new ToolError(
      'DATABASE_URL is set: restore with pg_restore --clean (it is not installed here).',
    );
  confirm('The database at DATABASE_URL would be replaced.');
  runProgram('pg_restore', [
    '--clean',
    '--if-exists',
    '--no-owner',
    `--dbname=${url}`,
    file,
  ]);
}

/** Pictures that were sent in since the backup have no row any more, and those removed since have no file. */
function sayWhatStays(env: ServerEnv): void {
  const elsewhere = uploadsElsewhere(env);
  const place = elsewhere ?? (env.DATABASE_URL && `${env.DATA_DIR}/storage`);
  if (place)
    console.log(
      `Uploads were not touched: they are as they are in ${place}. Bring them to the time of the backup, too.`,
    );
}

/** Unpacks beside the folder first, so that a bad archive leaves everything as it was. */
function replaceContent(folder: string, file: string): void {
  const draft = mkdtempSync(join(dirname(folder), '.restore-'));
  try {
    runProgram('tar', ['-xzf', file, '-C', draft]);
    if (!existsSync(join(draft, 'pgdata', 'PG_VERSION')))
      throw new ToolError(`${file} is not a backup of a data folder.`);
    for (const name of readdirSync(folder))
      if (name !== LOCK)
        rmSync(join(folder, name), { recursive: true, force: true });
    for (const name of readdirSync(draft))
      if (name !== LOCK) renameSync(join(draft, name), join(folder, name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function restore(env: ServerEnv): Promise<void> {
  const file = source();
  if (env.DATABASE_URL) {
    restorePostgres(env.DATABASE_URL, file);
    return sayWhatStays(env);
  }
  confirm(`Everything in ${env.DATA_DIR} would be replaced.`);
  await withFolder(env, () => {
    replaceContent(env.DATA_DIR, file);
    closeDataFolder(env.DATA_DIR);
  });
  console.log(`${env.DATA_DIR} is as ${file} has it.`);
  sayWhatStays(env);
}

void runTool(restore);
