import { parseArgs } from 'node:util';
import { createDb } from '@/server/db/create-db';
import { makePrivateFiles } from '@/server/db/private-files';
import { provideBasics } from '@/server/domain/settings/provide-basics';
import { readServerEnv, siteBasics } from '@/server/env';
import { exampleCity } from './lib/data-tools';
import { failReadably, ToolError } from './lib/fail-readably';

const USAGE = `Usage: npm run seed -- [--shops N] [--products M] [--fresh]
Fills an empty database with the city, cloned to any size. --fresh empties the database first.`;

class UsageError extends ToolError {}

function countOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new UsageError(`--${name} must be a whole number from 1.\n${USAGE}`);
  return count;
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        shops: { type: 'string' },
        products: { type: 'string' },
        fresh: { type: 'boolean', default: false },
      },
    });
    return {
      shops: countOf('shops', values.shops),
      products: countOf('products', values.products),
      fresh: values.fresh,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${String(error)}\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const { fresh, ...size } = readArguments();
  const city = exampleCity();
  const env = readServerEnv(process.env);
  makePrivateFiles();
  const startedAt = performance.now();
  const handle = await createDb({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    poolSize: 2,
  });
  try {
    await handle.migrate();
    if (fresh) await city.empty(handle.db);
    const counts = await city.seed(handle.db, {
      ...size,
      now: new Date(),
      demo: env.demoMode,
    });
    if (!counts)
      throw new UsageError(`The database already has shops.\n${USAGE}`);
    await provideBasics(handle, siteBasics(env));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${counts.restaurants} restaurants, ${counts.shops} shops, ${counts.products} products in ${seconds} s`,
    );
  } finally {
    await handle.close();
  }
}

await main().catch(failReadably);
