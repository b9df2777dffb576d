import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DbHandle } from '@/server/db/client';
import { createDb } from '@/server/db/create-db';
import { closeDataFolder, makePrivateFiles } from '@/server/db/private-files';
import { provideBasics } from '@/server/domain/settings/provide-basics';
import {
  operatorToken,
  readServerEnv,
  type ServerEnv,
  siteBasics,
} from '@/server/env';
import { hasShops } from '@/server/repositories/shop/shop-repository';
import { exampleCity } from './lib/data-tools';
import { failReadably } from './lib/fail-readably';

/** What scripts/start.mjs turns into its progress bar. */
function progress(fraction: number, text: string): void {
  console.log(`progress ${fraction.toFixed(3)} ${text}`);
}

async function seedIfWanted(handle: DbHandle, env: ServerEnv): Promise<void> {
  if (!env.demoMode || (await hasShops(handle.db))) return;
  await exampleCity().seed(handle.db, {
    now: new Date(),
    demo: true,
    onProgress: (fraction, text) => progress(0.35 + fraction * 0.6, text),
  });
}

/** Opens and migrates the database, brings what a site needs and in demo mode the city, notes in DATA_DIR that it is done. */
async function prepare(): Promise<void> {
  const env = readServerEnv(process.env);
  makePrivateFiles();
  closeDataFolder(env.DATA_DIR);
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
    await provideBasics(handle, siteBasics(env));
  } finally {
    await handle.close();
  }
  closeDataFolder(env.DATA_DIR);
  const note = { preparedAt: new Date().toISOString(), demo: env.demoMode };
  writeFileSync(
    join(env.DATA_DIR, 'prepared.json'),
    `${JSON.stringify(note)}\n`,
  );
  progress(1, 'Ready');
}

await prepare().catch(failReadably);
