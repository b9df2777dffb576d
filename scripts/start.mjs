#!/usr/bin/env node
/**
 * `npm start`, and with --dev `npm run dev`: from an empty checkout to a running site. Installs, builds, prepares
 * the database where needed, serves. Node built-ins only: it runs before anything is installed, on Node 20 or newer.
 */
import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import {
  ensureBuilt,
  ensureInstalled,
  ensurePrepared,
} from './lib/bootstrap.mjs';
import { readConfiguration } from './lib/configuration.mjs';
import { checkNotHeld } from './lib/data-folder.mjs';
import { demoBoard } from './serve/demo-board.mjs';
import { checkPort, localHost, networkHosts } from './serve/listen.mjs';
import { fromRoot, nodeBinary, root } from './lib/paths.mjs';
import { handleSignals, stoppingSignal, stopWithUs } from './lib/run-child.mjs';
import { ReadableError, bold, fail, seconds, step } from './lib/screen.mjs';

const dev = process.argv.includes('--dev');
const bootPatience = 120_000;

function statusOf(url) {
  return new Promise((resolve) => {
    const request = http.get(url, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.setTimeout(30_000, () => request.destroy());
    request.on('error', () => resolve(0));
  });
}

/** Waits until the site answers; gives up when the server ended or took too long. */
async function untilServing(url, hasEnded) {
  const started = Date.now();
  while (Date.now() - started < bootPatience) {
    if (hasEnded()) {
      if (stoppingSignal()) return;
      throw new ReadableError('The server ended before it answered.');
    }
    const status = await statusOf(url);
    if (status >= 200 && status < 400) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new ReadableError(
    `The server did not answer at ${url} within ${seconds(bootPatience)}.`,
  );
}

function serve({ env }) {
  const child = spawn(
    nodeBinary,
    [fromRoot('scripts/serve/server.mjs'), ...(dev ? ['--dev'] : [])],
    { cwd: root, env, stdio: 'inherit' },
  );
  stopWithUs(child);
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => resolve({ code: 1, signal: null, error }));
  });
  return { child, ended };
}

function exitCode({ code, signal }) {
  if (!stoppingSignal()) return code || 1;
  const asked =
    signal === 'SIGINT' || signal === 'SIGTERM' || code === 130 || code === 143;
  return code === 0 || asked ? 0 : 1;
}

async function announce({ dataDir, demo, embedded, env, hosts, port }) {
  const origin = `http://${localHost(hosts)}:${port}`;
  const board =
    embedded && demo ? await demoBoard({ dataDir, env, origin }) : null;
  console.log(`\n  ${bold('Sofra')} is open: ${bold(origin)}`);
  for (const host of networkHosts(hosts))
    console.log(`  Network:         http://${host}:${port}`);
  if (embedded && demo)
    console.log('  Demo sign-in:    demo@sofra.example, password sofra-demo');
  if (board) console.log(`  A kitchen:       ${board}`);
  if (embedded && !demo)
    console.log('  Demo mode:       off (set DEMO_MODE=1 to have it here)');
  if (embedded)
    console.log(
      `  Operator token:  ${env.OPERATOR_TOKEN ? 'OPERATOR_TOKEN, as you set it' : path.join(dataDir, 'operator-token')}`,
    );
  if (embedded) console.log('  Operator:        npm run operator -- help');
  console.log('  Ctrl-C stops it.\n');
}

/** Refuses a data folder or a port that another process has. */
async function checkFree({ dataDir, embedded, hosts, ownDatabase, port }) {
  if (embedded && ownDatabase) await checkNotHeld(dataDir);
  await checkPort({ hosts, port });
}

async function main() {
  const configuration = readConfiguration({ dev });
  handleSignals({ graceMs: configuration.graceMs });
  const { embedded, env, hosts, port } = configuration;
  await checkFree(configuration);
  await ensureInstalled();
  if (!dev) await ensureBuilt(env);
  // Again: another start may have been waited for, and serve by now.
  await checkFree(configuration);
  if (embedded) await ensurePrepared(configuration);

  let result = null;
  let server;
  await step(
    'Server',
    async () => {
      server = serve(configuration);
      void server.ended.then((outcome) => (result = outcome));
      const address = `http://${localHost(hosts)}:${port}${embedded ? '/api/v1/health' : '/'}`;
      await untilServing(address, () => result !== null);
    },
    { live: false },
  );
  if (result === null && !stoppingSignal()) await announce(configuration);
  process.exit(exitCode(await server.ended));
}

main().catch(fail);
