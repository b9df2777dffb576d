#!/usr/bin/env node
/**
 * `npm run test:firebase`: sign-in by Google, Facebook and Apple with Firebase's own SDK in a browser, against its Auth
 * emulator. Installs the emulator when it is missing, builds the site when needed. Ends with `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled } from '../../scripts/lib/bootstrap.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { readEnvironment } from '../../scripts/lib/configuration.mjs';
import {
  fromRoot,
  nodeBinary,
  readJson,
  root,
} from '../../scripts/lib/paths.mjs';
import {
  handleSignals,
  runQuietly,
  stopWithUs,
} from '../../scripts/lib/run-child.mjs';
import { fail, step } from '../../scripts/lib/screen.mjs';

const here = fromRoot('tests/firebase');
const report = fromRoot('test-results/firebase-report.json');

/** npm writes its own list last: whether all of the lock file's own wish is there. */
function hasEmulator() {
  const placed = readJson(path.join(here, 'node_modules/.package-lock.json'));
  const { dependencies } = readJson(path.join(here, 'package.json'));
  return Object.entries(dependencies).every(
    ([name, version]) =>
      placed?.packages[`node_modules/${name}`]?.version === version,
  );
}

async function ensureEmulator() {
  if (hasEmulator()) return;
  const options = ['--prefix', here, '--ignore-scripts', '--no-fund'];
  await step(
    'Emulator',
    () => runQuietly('npm', ['ci', ...options], { what: 'npm ci' }),
    { guess: 40_000 },
  );
}

function walk(env) {
  const cli = fromRoot('node_modules/@playwright/test/cli.js');
  const config = path.join(here, 'playwright.config.ts');
  const child = spawn(
    nodeBinary,
    [cli, 'test', '-c', config, ...process.argv.slice(2)],
    { cwd: root, env: { ...env, FIREBASE_REPORT: report }, stdio: 'inherit' },
  );
  stopWithUs(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

async function main() {
  handleSignals();
  await ensureInstalled();
  await ensureChromium();
  await ensureEmulator();
  const env = readEnvironment();
  await ensureBuilt(env);
  fs.rmSync(report, { force: true });
  const code = await walk(env);
  const {
    expected = 0,
    flaky = 0,
    unexpected = 0,
  } = readJson(report)?.stats ?? {};
  // a run that broke off has no counts
  const failed = unexpected + flaky || (code === 0 ? 0 : 1);
  console.log(`${expected} passed, ${failed} failed`);
  process.exit(failed > 0 || expected === 0 ? 1 : 0);
}

main().catch(fail);
