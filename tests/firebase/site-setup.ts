import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startServer } from '@/tests/e2e/support/server';
import { freePort } from '@/tests/support/free-port';

const EMULATOR_PATIENCE_MS = 60_000;

/** Firebase's Auth emulator of the package beside this file, on a free port of this machine alone. */
async function startEmulator() {
  const port = await freePort();
  const script = join('tests', 'firebase', 'auth-emulator.cjs');
  const child = spawn(process.execPath, [script, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const until = Date.now() + EMULATOR_PATIENCE_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error('the Auth emulator did not start');
    await new Promise((done) => setTimeout(done, 100));
  }
  return { host: `127.0.0.1:${port}`, stop: kill };
}

/** The emulator's cookies and frames count as the page's own only on one host: 127.0.0.1 for all. */
async function startSite(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({ port, env: { SITE_URL: url, ...env } });
  return { url, stop: server.stop };
}

/** Playwright's global setup: the emulator, a site with the three providers, and one without any. */
export default async function setup(): Promise<() => Promise<void>> {
  const emulator = await startEmulator();
  const site = await startSite({
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'demo-sofra.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'demo-sofra',
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    SOCIAL_PROVIDERS: 'google,facebook,apple',
  });
  const plain = await startSite({});
  process.env.FIREBASE_EMULATOR_URL = `http://${emulator.host}`;
  process.env.FIREBASE_SITE_URL = site.url;
  process.env.FIREBASE_PLAIN_URL = plain.url;
  return async () => {
    await Promise.all([site.stop(), plain.stop()]);
    emulator.stop();
  };
}
