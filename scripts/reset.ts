/** `npm run reset -- --yes`: deletes the database and the uploads; the next start makes the demo city anew. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerEnv } from '@/server/env';
import {
  confirm,
  runTool,
  uploadsElsewhere,
  withFolder,
} from './lib/data-tools';
import { ToolError } from './lib/fail-readably';

/** The operator's token stays. */
const CONTENT = ['pgdata', 'prepared.json', 'storage'];

async function reset(env: ServerEnv): Promise<void> {
  if (env.DATABASE_URL)
    throw new ToolError(
      'DATABASE_URL is set: empty that database yourself (dropdb, createdb); the next start fills it.',
    );
  confirm(`The database and the uploads in ${env.DATA_DIR} would be deleted.`);
  await withFolder(env, () => {
    for (const name of CONTENT)
      rmSync(join(env.DATA_DIR, name), { recursive: true, force: true });
  });
  console.log(`${env.DATA_DIR} is empty; npm start makes it anew.`);
  const elsewhere = uploadsElsewhere(env);
  if (elsewhere)
    console.log(`Uploads in ${elsewhere} are still there: empty it yourself.`);
}

void runTool(reset);
