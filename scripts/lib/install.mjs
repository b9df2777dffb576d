import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import {
  fromRoot,
  hashOf,
  nextBinary,
  nodeBinary,
  readJson,
  root,
} from './paths.mjs';
import { runQuietly } from './run-child.mjs';
import { ReadableError, say } from './screen.mjs';
import { alone } from './setup-lock.mjs';
import { timed } from './times.mjs';

const stampFile = fromRoot('node_modules/.sofra-install.json');
const lockHash = () => hashOf(fs.readFileSync(fromRoot('package-lock.json')));

/** Packages of the lock file that npm must have put in place on every platform. */
function requiredPackages(lock) {
  return Object.entries(lock.packages).filter(
    ([name, entry]) =>
      name !== '' && !entry.optional && !entry.devOptional && !entry.peer,
  );
}

/** npm writes its own list last, so a cut-off install has none: what a plain `npm ci` put here counts, too. */
function npmFinishedThisLock() {
  const lock = readJson(fromRoot('package-lock.json'));
  const placed = readJson(fromRoot('node_modules/.package-lock.json'));
  if (!lock || !placed) return false;
  return requiredPackages(lock).every(
    ([name, entry]) => placed.packages[name]?.version === entry.version,
  );
}

const toolsInPlace = () =>
  fs.existsSync(nodeBinary) && fs.existsSync(nextBinary);

/** Whether node_modules is what package-lock.json says, as far as a start can tell in a few milliseconds. */
export function isInstalled() {
  if (!toolsInPlace()) return false;
  if (readJson(stampFile)?.lock === lockHash()) return true;
  if (!npmFinishedThisLock()) return false;
  writeStamp();
  return true;
}

function writeStamp() {
  fs.writeFileSync(stampFile, `${JSON.stringify({ lock: lockHash() })}\n`);
}

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    if (!folder || folder.startsWith(fromRoot('node_modules'))) continue;
    const file = path.join(folder, name);
    if (fs.existsSync(file)) return file;
  }
  return null;
}

/** A Node outside node_modules: npm deletes the one inside while it works. */
function outerNode() {
  if (!process.execPath.startsWith(root + path.sep)) return process.execPath;
  return (
    onPath(process.platform === 'win32' ? 'node.exe' : 'node') ??
    process.execPath
  );
}

/** npm's own script: the running npm's, else the one beside Node, else the one on PATH. */
function findNpm() {
  const node = outerNode();
  const beside = path.dirname(fs.realpathSync(node));
  const candidates = [
    process.env.npm_execpath,
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ];
  const found = candidates.find(
    (file) =>
      file && path.basename(file) === 'npm-cli.js' && fs.existsSync(file),
  );
  if (found) return [node, found];
  const npm = onPath('npm');
  if (!npm)
    throw new ReadableError(
      'npm was not found. Install Node.js 20 or newer with npm.',
    );
  const script = fs.realpathSync(npm);
  return script.endsWith('.js') ? [node, script] : [script];
}

/** The environment of a fresh npm call, without what the calling npm left in it. */
function cleanEnvironment() {
  const left = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$)/i.test(name) ||
      /registry|proxy|cafile|cache/i.test(name),
  );
  return { ...Object.fromEntries(left), npm_config_loglevel: 'error' };
}

async function npm(...args) {
  const [command, ...first] = findNpm();
  await runQuietly(command, [...first, ...args], {
    env: cleanEnvironment(),
    what: `npm ${args[0]}`,
  });
}

function checkRuntime() {
  try {
    execFileSync(nodeBinary, ['--version'], { stdio: 'pipe' });
  } catch (error) {
    throw new ReadableError(
      `npm finished, but ${path.relative(root, nodeBinary)} does not run (${error.message}). ` +
        'Its package needs its install script: npm must be allowed to run it (allowScripts in package.json).',
    );
  }
}

async function installNow() {
  fs.rmSync(stampFile, { force: true });
  const options = ['--include=dev', '--no-audit', '--no-fund'];
  try {
    await npm('ci', ...options);
  } catch (error) {
    if (!/EUSAGE/.test(error.message))
      throw new ReadableError(
        `${error.message}\n\nThe packages could not be installed. Is the npm registry reachable? Run the command again to go on.`,
      );
    say('  package-lock.json does not fit this npm; installing without it');
    await npm('install', '--no-save', '--no-package-lock', ...options);
  }
  checkRuntime();
  writeStamp();
}

/**
 * Installs what package-lock.json names, whatever NODE_ENV says. A cut-off install is done again; what another command
 * installs meanwhile is waited for.
 */
export function install() {
  return alone('installing the packages', () =>
    isInstalled()
      ? 'another command installed them'
      : timed('install', installNow),
  );
}
