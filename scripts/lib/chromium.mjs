import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fromRoot, nodeBinary } from './paths.mjs';
import { runQuietly } from './run-child.mjs';
import { ReadableError, say, step } from './screen.mjs';

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

function playwrightBrowser() {
  const { chromium } = createRequire(fromRoot('package.json'))(
    'playwright-core',
  );
  return chromium.executablePath();
}

const firstThere = (files) => files.find((file) => file && fs.existsSync(file));

const findInstalled = () => firstThere(installed);
const findChromium = () => firstThere([...installed, playwrightBrowser()]);

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false; // No apt-get here: another way is tried.
  }
}

async function tryTo(work) {
  try {
    await work();
  } catch (error) {
    say(`  ${error.message.split('\n')[0]}`);
  }
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    runQuietly('apt-get', args, { env, what: `apt-get ${args.join(' ')}` });
  await tryTo(() => apt('update', '-qq'));
  const install = (...names) =>
    tryTo(() =>
      apt('install', '-y', '-qq', '--no-install-recommends', ...names),
    );
  // Both at once, so that neither takes the other's version away; an older Debian has the first alone.
  await install('chromium', 'chromium-headless-shell');
  if (!findInstalled()) await install('chromium');
}

async function installFromPlaywright() {
  const cli = fromRoot('node_modules/playwright/cli.js');
  await tryTo(() =>
    runQuietly(nodeBinary, [cli, 'install', 'chromium'], {
      what: 'playwright install chromium',
    }),
  );
}

/**
 * Where there is apt and root: Debian's Chromium, and the one without windows, which takes half the time
 * (docs/adr/0037-headless-shell.md). Needs no package of npm's, so that it can be installed beside them.
 */
export async function ensureDebianChromium() {
  if (process.env.CHROMIUM_PATH || fs.existsSync(headlessShell) || !hasApt())
    return;
  await step('Chromium', installFromDebian, { guess: 30_000, live: false });
}

/** Finds a Chromium for the browser tests, or installs one. Says what to do when it cannot. */
export async function ensureChromium() {
  if (!findChromium()) await ensureDebianChromium();
  if (findChromium()) return;
  await step('Chromium', installFromPlaywright, { guess: 60_000 });
  if (!findChromium())
    throw new ReadableError(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium; elsewhere: ' +
        'npx playwright install chromium), or name yours: CHROMIUM_PATH=/path/to/chromium npm test',
    );
}
