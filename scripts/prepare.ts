import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DbHandle } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import { FolderHeldError } from '@/server/db/folder-lock';
import { seedCity } from '@/server/db/seed/seed-city';
import {
  EnvError,
  operatorToken,
  readServerEnv,
  type ServerEnv,
} from '@/server/env';
import { hasShops } from '@/server/repositories/shop-repository';

/** What scripts/start.mjs turns into its progress bar. */
function progress(fraction: number, text: string): void {
  console.log(`progress ${fraction.toFixed(3)} ${text}`);
}

async function seedIfWanted(handle: DbHandle, env: ServerEnv): Promise<void> {
  if (!env.demoMode || (await hasShops(handle.db))) return;
  await seedCity(handle.db, {
    now: new Date(),
    demo: true,
    onProgress: (fraction, text) => progress(0.35 + fraction * 0.6, text),
  });
}

/** Opens and migrates the database, fills an empty one with the demo city, notes in DATA_DIR that it is done. */
async function prepare(): Promise<void> {
  const env = readServerEnv(process.env);
  mkdirSync(env.DATA_DIR, { recursive: true });
  operatorToken(env);
  progress(0, 'Opening the database');
  const handle = await createDb({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    poolSize: 2,
  });
  try {
    progress(0.25, 'Applying the migrations');
    await handle.migrate();
    await seedIfWanted(handle, env);
  } finally {
    await handle.close();
  }
  const note = { preparedAt: new Date().toISOString() };
  writeFileSync(
    join(env.DATA_DIR, 'prepared.json'),
    `${JSON.stringify(note)}\n`,
  );
  progress(1, 'Ready');
}

try {
  await prepare();
} catch (error) {
  const known = error instanceof EnvError || error instanceof FolderHeldError;
  console.error(known ? error.message : error);
  process.exit(1);
}
