import './check-node.mjs'; // First: what follows may need a newer Node than this one.
import fs from 'node:fs';
import path from 'node:path';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { nodeBinary, readJson } from './paths.mjs';
import { runQuietly } from './run-child.mjs';
import { step } from './screen.mjs';
import { lastTime, timed } from './times.mjs';

/** Times of a first start on two middling cores, for who has none of their own yet. */
const guesses = { install: 60_000, build: 90_000, prepare: 30_000 };

const timesOf = (name) => ({ last: lastTime(name), guess: guesses[name] });

/** Installs the packages unless they are there. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await step('Packages', install, timesOf('install'));
}

/** Builds the site unless its sources, the lock file and NEXT_PUBLIC_* are those of the last build. */
export async function ensureBuilt(env) {
  if (isBuilt(env)) return;
  await step('Build', (progress) => build(env, progress), timesOf('build'));
}

/** Whether scripts/prepare.ts has nothing to do here: demo mode may have been switched on since it ran. */
function isPrepared({ dataDir, demo }) {
  const note = path.join(dataDir, 'prepared.json');
  if (!fs.existsSync(note)) return false;
  return !demo || readJson(note)?.demo !== false;
}

/** Creates, migrates and (in demo mode) fills the database; the server itself migrates one that exists. */
export async function ensurePrepared(configuration) {
  const { env, ownDatabase } = configuration;
  if (ownDatabase && isPrepared(configuration)) return;
  const prepare = (progress) =>
    runQuietly(nodeBinary, ['--import', 'tsx', 'scripts/prepare.ts'], {
      env,
      what: 'scripts/prepare.ts',
      stderrOnly: true,
      onLine: (line) => {
        const match = /^progress (\d*\.?\d+)\s*(.*)$/.exec(line);
        if (match) progress(Number(match[1]), match[2]);
      },
    });
  await step(
    'Database',
    (progress) => timed('prepare', () => prepare(progress)),
    timesOf('prepare'),
  );
}
