import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyCity, serverEnvironment } from '@/tests/e2e/support/server';
import { freePort } from '@/tests/support/free-port';

const HOOK = resolve('tests/integration/boot/support/end-thread.mjs');

let dataDir: string;
let server: ChildProcess | undefined;

beforeAll(() => {
  dataDir = copyCity();
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** The built site as a process manager has it, listening for the signal that ends its database. */
async function startSite() {
  const port = String(await freePort());
  const child = spawn(
    join('node_modules', 'node', 'bin', 'node'),
    ['--import', HOOK, join('scripts', 'serve', 'server.mjs')],
    {
      env: serverEnvironment({ PORT: port, DATA_DIR: dataDir }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  server = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { child, ended, said: () => said, url: `http://localhost:${port}` };
}

async function untilHealthy(url: string): Promise<boolean> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/api/v1/health`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

test('a database that ends by itself ends the server with one line; the next one serves the same folder', async () => {
  const first = await startSite();
  expect(await untilHealthy(first.url)).toBe(true);
  first.child.kill('SIGUSR2');
  expect(await first.ended).toBe(1);
  const fatal = first
    .said()
    .split('\n')
    .filter((line) => line.includes('the database ended by itself'));
  expect(fatal).toHaveLength(1);

  const second = await startSite();
  expect(await untilHealthy(second.url)).toBe(true);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
