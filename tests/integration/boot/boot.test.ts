import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  copyCity,
  serverEnvironment,
  startServer,
} from '@/tests/e2e/support/server';
import {
  type EventStream,
  openEventStream,
} from '@/tests/support/event-stream';
import { networkHosts } from '@/scripts/serve/listen.mjs';
import { freePort } from '@/tests/support/free-port';
import { headOf } from '@/tests/support/site/page-facts';

const NODE = join('node_modules', 'node', 'bin', 'node');

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly ended: Promise<number | null>;
  readonly said: () => string;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true });
});

function cityFolder(): string {
  const folder = copyCity();
  folders.push(folder);
  return folder;
}

/** `npm start` as a process manager would run it. */
async function start(
  settings: Readonly<Record<string, string>>,
): Promise<Started> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(NODE, ['scripts/start.mjs'], {
    env: serverEnvironment({ PORT: port, ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, url: `http://localhost:${port}`, ended, said: () => text };
}

async function untilHealthy({ url, said }: Started): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/api/v1/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never healthy:\n${said()}`);
}

/** What an open order page holds: the signed-in customer's stream of events. */
async function openEvents(url: string): Promise<EventStream> {
  const demo = { email: 'demo@sofra.example', password: 'sofra-demo' };
  const login = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const toServer = (request: Request) =>
    fetch(new Request(`${url}${new URL(request.url).pathname}`, request));
  return openEventStream(
    { fetch: toServer },
    { authorization: `Bearer ${data.access_token}` },
  );
}

/** A folder that no start has ever used: only for starts that are refused. */
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-boot-'));
  folders.push(folder);
  return folder;
}

describe('npm start', () => {
  test.each([
    ['PORT', '99999', 'PORT must be a whole number from 1 to 65535'],
    ['HOST', 'here or there', 'HOST must be one address'],
    ['HOST', '203.0.113.9', 'HOST=203.0.113.9 is no address of this machine'],
    ['SITE_URL', 'sofra', 'SITE_URL must be an address'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must be an address'],
    ['DEMO_SPEED', 'fast', 'DEMO_SPEED must be a number'],
    ['OPERATOR_TOKEN', 'short', 'OPERATOR_TOKEN must have at least 16'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
  ])('says in one line that %s=%s is wrong', async (name, value, words) => {
    const started = await start({ DATA_DIR: emptyFolder(), [name]: value });
    expect(await started.ended).toBe(1);
    expect(started.said()).toContain(words);
    expect(started.said()).not.toMatch(/\n\s+at /);
  });

  test('does not repeat a secret that is wrong', async () => {
    const started = await start({
      DATA_DIR: emptyFolder(),
      DATABASE_URL: 'mysql://me:hush@db/x',
    });
    expect(await started.ended).toBe(1);
    expect(started.said()).not.toContain('hush');
  });

  test('serves a prepared folder without preparing it again, and stops cleanly with a stream open, which it ends', async () => {
    const DATA_DIR = cityFolder();
    const started = await start({ DATA_DIR });
    await untilHealthy(started);
    expect(started.said()).not.toMatch(/Packages|Build|Database/);

    const events = await openEvents(started.url);
    expect(events.status).toBe(200);
    // Asked to end before its first event, the server ends a stream that said nothing.
    await events.next('position');
    started.child.kill('SIGTERM');
    // After its patience it would be killed, and end with another code.
    expect(await started.ended).toBe(0);
    // Torn off by the end of the process, it would not end.
    await expect(events.next('nothing else')).rejects.toThrow(
      'the stream ended',
    );
  });

  test('opens a demo to this machine alone, and to others where HOST says so, which it prints', async () => {
    const DATA_DIR = cityFolder();
    const own = await start({ DATA_DIR });
    await untilHealthy(own);
    const { port } = new URL(own.url);
    for (const host of ['127.0.0.1', ...networkHosts([undefined])]) {
      const answer = await fetch(`http://${host}:${port}/robots.txt`).catch(
        () => null,
      );
      expect(answer?.status).toBe(host === '127.0.0.1' ? 200 : undefined);
    }
    await expect.poll(own.said).toContain('Ctrl-C stops it.');
    own.child.kill('SIGTERM');
    expect(await own.ended).toBe(0);
    expect(own.said()).not.toContain('Network:');

    const open = await start({ DATA_DIR, HOST: '0.0.0.0' });
    await untilHealthy(open);
    const page = await fetch(`${open.url}/robots.txt`);
    expect(await page.text()).toContain(`Sitemap: ${open.url}/sitemap.xml`);
    for (const host of networkHosts(['0.0.0.0'])) {
      const site = `http://${host}:${new URL(open.url).port}`;
      // It is printed when the start has seen for itself that it serves.
      await expect.poll(open.said).toContain(`Network:         ${site}\n`);
      const robots = await (await fetch(`${site}/robots.txt`)).text();
      expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
      const help = await (await fetch(`${site}/help`)).text();
      expect(headOf(help)).toMatchObject({ canonical: `${site}/help` });
    }
    open.child.kill('SIGTERM');
    expect(await open.ended).toBe(0);
  });

  test('refuses a data folder that another process holds, and names it', async () => {
    const DATA_DIR = cityFolder();
    const holder = await startServer({ dataDir: DATA_DIR });
    const second = await start({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`in use by process ${holder.pid}`);
    expect(await holder.stop()).toBe(0);
  });

  test('refuses a port that is taken', async () => {
    const holder = await startServer({ dataDir: cityFolder() });
    const { port } = new URL(holder.url);
    const second = await start({ DATA_DIR: cityFolder(), PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`Port ${port} is in use`);
    await holder.stop();
  });

  test('opens a folder again after kill -9', async () => {
    const DATA_DIR = cityFolder();
    const first = await startServer({ dataDir: DATA_DIR });
    await first.kill();
    const second = await start({ DATA_DIR });
    await untilHealthy(second);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });
});

describe('a stop', () => {
  const healthOf = async (url: string): Promise<number> =>
    (await fetch(`${url}/api/v1/health`)).status;

  test('a rolling restart loses no call of a balancer that looks elsewhere at 503, and ends connections that are kept', async () => {
    const { child, ended, url, ...started } = await start({
      DATA_DIR: cityFolder(),
      STOP_GRACE_MS: '2500',
    });
    await untilHealthy({ child, ended, url, ...started });
    const balancer = { isServing: true };
    const look = setInterval(() => {
      void healthOf(url).then((status) => {
        balancer.isServing = status === 200;
      });
    }, 250);
    child.kill('SIGTERM');
    const answers: number[] = [];
    while (balancer.isServing)
      answers.push((await fetch(`${url}/api/v1/rest/settings`)).status);
    clearInterval(look);
    // what was let in before the balancer knew
    for (const path of ['/api/v1/rest/settings', '/'])
      answers.push((await fetch(`${url}${path}`)).status);
    expect((await fetch(url)).headers.get('connection')).toBe('close');
    expect(new Set(answers)).toEqual(new Set([200]));
    expect([await healthOf(url), await ended]).toEqual([503, 0]);
  });

  test('a second signal ends the process at once, also in its grace', async () => {
    const started = await start({
      DATA_DIR: cityFolder(),
      STOP_GRACE_MS: '60000',
    });
    await untilHealthy(started);
    started.child.kill('SIGTERM');
    await expect.poll(() => healthOf(started.url)).toBe(503);
    // what follows within half a second is the first one, passed on by a process manager
    await new Promise((resolve) => setTimeout(resolve, 600));
    const asked = performance.now();
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(30_000);
  });
});
