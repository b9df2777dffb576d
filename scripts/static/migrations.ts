import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import config from '@/drizzle.config';
import { MIGRATIONS_FOLDER } from '@/server/db/client';

const CACHE = '.cache';
/** What drizzle-kit says when it writes nothing; it exits with 0 also after an error. */
const NOTHING = 'No schema changes';
const QUESTION = 'Interactive prompts require a TTY';

interface Sources {
  /** Files of the tables, as drizzle-kit takes them. */
  readonly schema?: string;
  readonly migrations?: string;
}

/** Runs `drizzle-kit generate`; resolves to what it printed. A question about renames ends it: it has no terminal. */
function generate(schema: string, out: string): Promise<string> {
  const options = ['--dialect', config.dialect, '--schema', schema];
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        'node_modules/drizzle-kit/bin.cjs',
        'generate',
        ...options,
        '--out',
        out,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream
        .setEncoding('utf8')
        .on('data', (text: string) => (printed += text));
    child.once('error', reject);
    child.once('close', () => resolve(stripVTControlCharacters(printed)));
  });
}

/**
 * What `npm run db:generate` would change, one fault each; empty: nothing. It runs on a copy of the migrations, so
 * nothing is written there.
 */
export async function migrationFaults({
  schema = String(config.schema),
  migrations = MIGRATIONS_FOLDER,
}: Sources = {}): Promise<string[]> {
  mkdirSync(CACHE, { recursive: true });
  // Inside the checkout: drizzle-kit takes no absolute folder.
  const copy = mkdtempSync(join(CACHE, 'migrations-'));
  try {
    cpSync(migrations, copy, { recursive: true });
    const before = new Set(await readdir(copy));
    const printed = await generate(schema, copy);
    const made = (await readdir(copy)).filter((name) => !before.has(name));
    if (made.length > 0)
      return made.map((name) => readFileSync(join(copy, name), 'utf8'));
    if (printed.includes(NOTHING)) return [];
    return [
      printed.includes(QUESTION)
        ? 'Something was renamed, or removed and added: npm run db:generate asks which.'
        : printed.trim(),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
