/**
 * `npm run backup [-- file]`: the data folder (database, uploads, operator's token) in one archive. Uploads in a bucket
 * are not in it, and it says so.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ServerEnv } from '@/server/env';
import {
  givenArguments,
  hasProgram,
  runProgram,
  runTool,
  uploadsElsewhere,
  withFolder,
} from './lib/data-tools';
import { ToolError } from './lib/fail-readably';

function target(ending: string): string {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = resolve(
    givenArguments()[0] ?? join('backups', `sofra-${stamp}.${ending}`),
  );
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return file;
}

/** What a copy of the database alone lacks. */
function sayWhereUploadsAre(env: ServerEnv): void {
  const elsewhere = uploadsElsewhere(env);
  const place = elsewhere ?? join(env.DATA_DIR, 'storage');
  console.log(
    `Uploads are not in it. They are in ${place}: copy them, too, after the database${elsewhere ? ', or keep old versions of its objects' : ''}.`,
  );
}

function dumpPostgres(env: ServerEnv, url: string): void {
  if (!hasProgram('pg_dump'))
    throw new ToolError(
      `DATABASE_URL is set: make the backup with pg_dump --format=custom (it is not installed here), and copy ${uploadsElsewhere(env) ?? 'DATA_DIR/storage'}.`,
    );
  const file = target('dump');
  runProgram('pg_dump', ['--format=custom', `--file=${file}`, url]);
  console.log(`${file} holds the database.`);
  sayWhereUploadsAre(env);
}

async function backup(env: ServerEnv): Promise<void> {
  if (env.DATABASE_URL) return dumpPostgres(env, env.DATABASE_URL);
  if (!existsSync(join(env.DATA_DIR, 'pgdata')))
    throw new ToolError(`There is no database in ${env.DATA_DIR}.`);
  await withFolder(env, () => {
    const file = target('tar.gz');
    runProgram('tar', [
      '-czf',
      file,
      '--exclude=./holder.sock',
      '--exclude=./cache',
      '-C',
      env.DATA_DIR,
      '.',
    ]);
    console.log(`${file} holds ${env.DATA_DIR}.`);
    if (uploadsElsewhere(env)) sayWhereUploadsAre(env);
  });
}

void runTool(backup);
