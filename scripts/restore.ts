/**
 * `npm run restore -- file --yes [--force]`: puts what `npm run backup` wrote in the place of the data folder's content, or
 * of the PostgreSQL at DATABASE_URL, unless somebody is connected to it (`--force`: all the same), and says what came back.
 * What stands in a bucket stays as it is.
 */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { createDb } from '@/server/db/create-db';
import { closeDataFolder } from '@/server/db/private-files';
import { shops } from '@/server/db/schema/catalogue';
import { orders } from '@/server/db/schema/orders';
import { transactions } from '@/server/db/schema/payments';
import { products } from '@/server/db/schema/products';
import { users } from '@/server/db/schema/account/users';
import { reviews } from '@/server/db/schema/reviews';
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
import { reasonOf, ToolError } from './lib/fail-readably';

const LOCK = 'holder.sock';
const CONNECT_MS = 10_000;

/** What whoever restores knows a site by. */
const COUNTED = {
  shops,
  products,
  accounts: users,
  orders,
  payments: transactions,
  reviews,
} as const;

function source(): string {
  const [name] = givenArguments();
  if (!name)
    throw new ToolError('Usage: npm run restore -- <file> --yes [--force]');
  const file = resolve(name);
  if (!existsSync(file)) throw new ToolError(`${file} does not exist.`);
  return file;
}

/** Who else is connected to the database, one line each; another role's sessions hide their names. */
async function connectedTo(url: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sofra-restore',
    connectionTimeoutMillis: CONNECT_MS,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{
      name: string;
      address: string;
      count: number;
    }>(`select coalesce(nullif(application_name, ''), 'somebody without a name') as name,
        coalesce(host(client_addr), 'a local socket') as address, count(*)::int as count
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and coalesce(backend_type, 'client backend') = 'client backend'
      group by 1, 2 order by 1, 2`);
    return rows.map(
      ({ address, count, name }) =>
        `${name} from ${address} (${count} ${count === 1 ? 'connection' : 'connections'})`,
    );
  } finally {
    await client.end();
  }
}

async function requireAlone(url: string): Promise<void> {
  if (process.argv.includes('--force')) return;
  const others = await connectedTo(url);
  if (others.length === 0) return;
  throw new ToolError(
    [
      'Nothing was restored: the database at DATABASE_URL is in use by',
      ...others.map((line) => `  ${line}`),
      'Stop them, or say --force.',
    ].join('\n'),
  );
}

/** What the database holds now; in one line. */
async function sayWhatCameBack(env: ServerEnv): Promise<void> {
  try {
    const handle = await createDb({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      poolSize: 1,
    });
    try {
      const counts = await Promise.all(
        Object.entries(COUNTED).map(
          async ([name, table]) => `${name} ${await handle.db.$count(table)}`,
        ),
      );
      console.log(`What came back: ${counts.join(', ')}.`);
    } finally {
      await handle.close();
    }
  } catch (error) {
    console.error(`What came back cannot be counted: ${reasonOf(error)}`);
  }
}

async function restorePostgres(url: string, file: string): Promise<void> {
  confirm('The database at DATABASE_URL would be replaced.');
  await requireAlone(url);
  if (!hasProgram('pg_restore'))
    throw new ToolError(
      'DATABASE_URL is set: restore with pg_restore --clean (it is not installed here).',
    );
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
    await restorePostgres(env.DATABASE_URL, file);
    console.log(`The database at DATABASE_URL is as ${file} has it.`);
    await sayWhatCameBack(env);
    return sayWhatStays(env);
  }
  confirm(`Everything in ${env.DATA_DIR} would be replaced.`);
  await withFolder(env, () => {
    replaceContent(env.DATA_DIR, file);
    closeDataFolder(env.DATA_DIR);
  });
  console.log(`${env.DATA_DIR} is as ${file} has it.`);
  await sayWhatCameBack(env);
  // the database makes files as it opens
  closeDataFolder(env.DATA_DIR);
  sayWhatStays(env);
}

void runTool(restore);
