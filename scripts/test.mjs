#!/usr/bin/env node
/**
 * `npm test`: does its own set-up and runs every check; `--quick` (`npm run verify`) leaves out the build, the
 * browser and the second database; `--only part[,part]` runs single ones. Ends with `N passed, N failed`.
 * Node built-ins only: it runs before anything is installed, on Node 20 or newer.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './lib/bootstrap.mjs';
import { build, isBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { parts, reports } from './lib/parts.mjs';
import { fromRoot, root } from './lib/paths.mjs';
import {
  handleSignals,
  hasChildren,
  interrupted,
  stoppingSignal,
  stopWithUs,
} from './lib/run-child.mjs';
import { runSideBySide } from './lib/schedule.mjs';
import { ReadableError, fail, green, red, seconds } from './lib/screen.mjs';

const partPatience = 30 * 60_000;
/** As many as the parts are made for; more would only help if there were. */
const cores = Math.min(2, availableParallelism());
/** A developer's own settings must not steer the tests. */
const ownSettings =
  /^(PORT|DATA_DIR|DATABASE_.*|SITE_URL|DEMO_.*|OPERATOR_TOKEN|SMTP_URL|MAIL_FROM|TRUST_PROXY|CORS_ORIGINS|LOG_LEVEL|RATE_LIMIT_.*|OTP_.*|NODE_ENV|NEXT_PUBLIC_(?!WITHOUT$).*|npm_.*)$/;

function readArguments(argv) {
  const options = { quick: false, only: [] };
  for (let i = 0; i < argv.length; i += 1) {
    if (argv[i] === '--quick') options.quick = true;
    else if (argv[i] === '--only')
      options.only.push(...(argv[(i += 1)] ?? '').split(','));
    else
      throw new ReadableError(
        `Unknown argument ${argv[i]}. Usage: npm test [-- --quick | --only part,part]`,
      );
  }
  const unknown = options.only.filter(
    (name) => !parts.some((part) => part.name === name),
  );
  if (unknown.length > 0)
    throw new ReadableError(
      `There is no part "${unknown.join('", "')}". Parts: ${parts.map(({ name }) => name).join(', ')}`,
    );
  return options;
}

function choose({ quick, only }) {
  if (only.length === 0) return parts.filter((part) => part.quick || !quick);
  const needed = parts
    .filter(({ name }) => only.includes(name))
    .map(({ needs }) => needs);
  return parts.filter(
    ({ name }) => only.includes(name) || needed.includes(name),
  );
}

function environment(extra = {}) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !ownSettings.test(name),
  );
  const tools = [
    fromRoot('node_modules/node/bin'),
    fromRoot('node_modules/.bin'),
  ];
  return {
    ...Object.fromEntries(kept),
    PATH: [...tools, process.env.PATH].join(path.delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    ...extra,
  };
}

/** Runs one command with its output in the part's log; resolves to whether it went well. */
function runCommand({ name, run, env }) {
  const log = fs.openSync(path.join(reports, `${name}.log`), 'w');
  fs.rmSync(path.join(reports, `${name}.json`), { force: true });
  return new Promise((resolve) => {
    const child = spawn(run[0], run.slice(1), {
      cwd: root,
      env: environment(env),
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    stopWithUs(child);
    const late = setTimeout(() => child.kill('SIGKILL'), partPatience);
    const done = (well) => {
      clearTimeout(late);
      resolve(well);
    };
    child.once('error', (error) => {
      fs.appendFileSync(path.join(reports, `${name}.log`), error.message);
      done(false);
    });
    child.once('exit', (code) => {
      if (!stoppingSignal()) done(code === 0);
      else if (!hasChildren()) process.exit(interrupted);
    });
  });
}

async function runBuild({ name }) {
  const env = environment();
  if (isBuilt(env)) return true;
  try {
    await build(env, () => {});
    return true;
  } catch (error) {
    fs.writeFileSync(path.join(reports, `${name}.log`), error.message);
    return false;
  }
}

/** Never less than one failure for a command that failed, whatever its report says. */
function countOf(part, well) {
  const counted = part.count?.() ?? { passed: well ? 1 : 0, failed: 0 };
  return {
    ...counted,
    failed: well ? counted.failed : Math.max(1, counted.failed),
  };
}

function report(part, result) {
  const mark = result.failed === 0 ? green('✔') : red('✖');
  const numbers = part.count
    ? `${result.passed} passed, ${result.failed} failed`
    : '';
  console.log(
    `${mark} ${part.name.padEnd(14)} ${seconds(result.time).padStart(8)}  ${result.note ?? numbers}`,
  );
  for (const title of result.secondTries ?? [])
    console.log(`    passed at the second try: ${title}`);
  if (result.failed === 0 || result.note) return;
  const log = path.join(reports, `${part.name}.log`);
  const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n');
  console.log(
    lines
      .slice(-200)
      .map((line) => `    ${line}`)
      .join('\n'),
  );
}

async function runPart(part, results) {
  const started = Date.now();
  const missing = part.needs && results.get(part.needs)?.failed !== 0;
  const well = missing
    ? false
    : await (part.build ? runBuild(part) : runCommand(part));
  const result = missing
    ? { passed: 0, failed: 1, note: `not run: it needs "${part.needs}"` }
    : countOf(part, well);
  results.set(part.name, { ...result, time: Date.now() - started });
  report(part, results.get(part.name));
}

/** Next writes this file while it builds; the type check of a clean clone needs it before. */
function writeNextTypes() {
  const file = fromRoot('next-env.d.ts');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const routes = /import "\.\/(.*)";/.exec(text)?.[1];
  if (text && (!routes || fs.existsSync(fromRoot(routes)))) return;
  fs.writeFileSync(
    file,
    '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n',
  );
}

async function main() {
  handleSignals();
  const started = Date.now();
  const chosen = choose(readArguments(process.argv.slice(2)));
  fs.mkdirSync(reports, { recursive: true });
  await ensureInstalled();
  if (chosen.some(({ name }) => name === 'e2e')) await ensureChromium();
  writeNextTypes();
  const results = new Map();
  await runSideBySide(chosen, cores, (part) => runPart(part, results));

  const failing = chosen.filter(({ name }) => results.get(name).failed > 0);
  console.log(`\nIn all ${seconds(Date.now() - started)}.`);
  if (failing.length > 0) console.log('Run a failing part alone:');
  for (const { name } of failing) console.log(`  npm test -- --only ${name}`);
  const sum = (key) =>
    [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(failing.length > 0 ? 1 : 0);
}

main().catch(fail);
