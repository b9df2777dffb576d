/**
 * That the product is whole without the example: a copy of the checkout without `example` and its tests type-checks, starts
 * as a site of its own and answers health, and what needs the example says so.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/tests/support/free-port';

const COPY = resolve('.cache', 'without-example');
const NODE = join('node_modules', 'node', 'bin', 'node');
const LEFT_OUT =
  /^(?:example|docs|node_modules|backups|coverage|test-results|playwright-report|\.git|\.cache|\.data.*|\.next.*)$/;
const OWN_TESTS = join('tests', 'example');
const START_MS = 240_000;

const { HOME, LANG, PATH } = process.env;

function copy(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of readdirSync('.'))
    if (!LEFT_OUT.test(name))
      cpSync(name, join(COPY, name), {
        recursive: true,
        filter: (path) => path !== OWN_TESTS,
      });
  // Hard links: seconds, and no room on the disk.
  spawnSync('cp', ['-al', 'node_modules', join(COPY, 'node_modules')]);
}

interface Ran {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
}

function run(args: readonly string[], env: Record<string, string> = {}): Ran {
  const child = spawn(NODE, args, {
    cwd: COPY,
    env: { HOME, LANG, PATH, NODE_ENV: 'production', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, said: () => text, ended };
}

/** Throws with what the server said when it does not answer in time. */
async function answersHealth(site: Ran, port: number): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && site.child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch(
      () => null,
    );
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(
    `without the example the site does not start:\n${site.said()}`,
  );
}

/** Throws unless the command ends with 1 and names the folder. */
async function refuses(ran: Ran): Promise<void> {
  const code = await ran.ended;
  if (code !== 1 || !/folder example\//.test(ran.said()))
    throw new Error(
      `exit ${code} without a word of the example:\n${ran.said()}`,
    );
}

async function main(): Promise<void> {
  copy();
  const port = await freePort();
  const own = {
    DATA_DIR: join(COPY, '.data'),
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const types = run(['node_modules/typescript/bin/tsc', '--noEmit']);
  const site = run(['scripts/start.mjs'], own);
  try {
    await answersHealth(site, port);
  } catch (error) {
    types.child.kill();
    throw error;
  } finally {
    site.child.kill('SIGTERM');
    await site.ended;
  }
  await refuses(run(['scripts/start.mjs'], { ...own, DEMO_MODE: '1' }));
  await refuses(
    run(['scripts/start.mjs'], { ...own, PAYMENT_GATEWAY: 'sandbox' }),
  );
  await refuses(run(['scripts/run.mjs', 'scripts/seed.ts'], own));
  await refuses(
    run(['scripts/run.mjs', 'example/pictures/tool/compose.ts'], own),
  );
  if ((await types.ended) !== 0) throw new Error(types.said());
  rmSync(COPY, { recursive: true, force: true });
  console.log('1 passed, 0 failed');
}

await main();
