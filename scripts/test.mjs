#!/usr/bin/env node
/**
 * `npm test`: does its own set-up and runs every check; `--quick` (`npm run verify`) leaves out the build, the
 * browser and the second database; `--all` leaves out nothing; `--only part[,part]` runs single ones.
 * Ends with `N passed, N failed`. Node built-ins only: it runs before anything is installed, on Node 20 or newer.
 */
import fs from 'node:fs';
import os from 'node:os';
import { ensureInstalled } from './lib/bootstrap.mjs';
import { forgetBuild } from './lib/build.mjs';
import { ensureChromium, ensureDebianChromium } from './lib/chromium.mjs';
import { leftToAll, partsOf, reports } from './lib/parts.mjs';
import { fromRoot } from './lib/paths.mjs';
import { handleSignals } from './lib/run-child.mjs';
import { logLines, progressOf, runPart } from './lib/run-part.mjs';
import { runSideBySide } from './lib/schedule.mjs';
import {
  ReadableError,
  fail,
  green,
  minutes,
  red,
  seconds,
} from './lib/screen.mjs';

/** As many as the parts are made for; more would only help if there were. */
const cores = Math.min(2, os.availableParallelism());
const progressEvery = 15_000;
const shownLines = 200;
const slowestShown = 10;
const failedShown = 20;

function readArguments(argv) {
  const options = { quick: false, all: false, only: [] };
  for (let i = 0; i < argv.length; i += 1) {
    if (argv[i] === '--quick') options.quick = true;
    else if (argv[i] === '--all') options.all = true;
    else if (argv[i] === '--only')
      options.only.push(...(argv[(i += 1)] ?? '').split(','));
    else
      throw new ReadableError(
        `Unknown argument ${argv[i]}. Usage: npm test [-- --quick | --all] [--only part,part]`,
      );
  }
  return options;
}

function choose(options) {
  const parts = partsOf(options);
  const names = parts.map(({ name }) => name);
  const unknown = options.only.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new ReadableError(
      `There is no part "${unknown.join('", "')}". Parts: ${names.join(', ')}`,
    );
  if (options.only.length === 0)
    return parts.filter((part) => part.quick || !options.quick);
  const needed = parts
    .filter(({ name }) => options.only.includes(name))
    .map(({ needs }) => needs);
  return parts.filter(
    ({ name }) => options.only.includes(name) || needed.includes(name),
  );
}

/** A whole run proves what the sources say: nothing that an earlier run left counts. */
function forgetEarlierRuns() {
  forgetBuild(process.env);
  const cache = fromRoot('.cache');
  if (!fs.existsSync(cache)) return;
  for (const name of fs.readdirSync(cache))
    if (/^(?:city|draft)-/.test(name))
      fs.rmSync(`${cache}/${name}`, { recursive: true, force: true });
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

function printResult(part, result) {
  const mark = result.failed === 0 ? green('✔') : red('✖');
  const numbers = part.report
    ? `${result.passed} passed, ${result.failed} failed`
    : '';
  console.log(
    `${mark} ${part.name.padEnd(14)} ${seconds(result.time).padStart(8)}  ${result.note ?? numbers}`.trimEnd(),
  );
  for (const title of result.secondTries ?? [])
    console.log(`    passed at the second try: ${title}`);
  if (result.failed === 0 || result.note) return;
  for (const line of logLines(part).slice(-shownLines))
    console.log(`    ${line}`);
}

/** Runs the parts side by side, with a line when one begins or ends and each 15 s between; resolves to their results. */
async function runAll(chosen, started) {
  const results = new Map();
  const running = new Set();
  const elapsed = () => minutes(Date.now() - started);
  const timer = setInterval(() => {
    const parts = [...running].map((part) => progressOf(part));
    console.log(`  ${elapsed()}  ${parts.join(' · ')}`);
  }, progressEvery);
  await runSideBySide(chosen, cores, async (part) => {
    running.add(part);
    console.log(`  ${elapsed()}  ${part.name} …`);
    const result = await runPart(part, results);
    running.delete(part);
    results.set(part.name, result);
    printResult(part, result);
  });
  clearInterval(timer);
  return results;
}

function printTable(chosen, results, left) {
  console.log('\npart             seconds   passed  failed');
  for (const { name } of chosen) {
    const { failed, passed, time } = results.get(name);
    const cells = [(time / 1000).toFixed(1), passed, failed];
    console.log(
      name.padEnd(14) + cells.map((cell) => String(cell).padStart(9)).join(''),
    );
  }
  const tests = chosen.flatMap(({ name }) =>
    results.get(name).tests.map((test) => ({ ...test, part: name })),
  );
  const slowest = tests
    .toSorted((a, b) => b.time - a.time)
    .slice(0, slowestShown);
  if (slowest.length > 0) console.log('\nSlowest tests:');
  for (const { part, time, title } of slowest)
    console.log(`  ${seconds(time).padStart(7)}  ${part}  ${title}`);
  if (left.length > 0) console.log('\nLeft to npm test -- --all:');
  for (const what of left) console.log(`  ${what}`);
  const failed = tests.filter(({ failure }) => failure !== undefined);
  if (failed.length > 0)
    console.log('\nFailed, also where a second try passed:');
  for (const { failure, part, title } of failed.slice(0, failedShown))
    console.log(`  ${part}  ${title}\n      ${failure}`);
}

async function main() {
  handleSignals();
  const started = Date.now();
  const options = readArguments(process.argv.slice(2));
  const chosen = choose(options);
  const isWhole = !options.quick && options.only.length === 0;
  if (isWhole) forgetEarlierRuns();
  fs.mkdirSync(reports, { recursive: true });
  const isBrowserNeeded = chosen.some(({ name }) =>
    /^(?:boot|e2e|bench)$/.test(name),
  );
  await Promise.all([
    ensureInstalled(),
    isBrowserNeeded && ensureDebianChromium(),
  ]);
  if (isBrowserNeeded) await ensureChromium();
  writeNextTypes();
  const results = await runAll(chosen, started);

  printTable(chosen, results, isWhole ? leftToAll(chosen, options) : []);
  const failing = chosen.filter(({ name }) => results.get(name).failed > 0);
  if (failing.length > 0) console.log('\nRun a failing part alone:');
  for (const { name } of failing) console.log(`  npm test -- --only ${name}`);
  console.log(`\nIn all ${seconds(Date.now() - started)}.`);
  const sum = (key) =>
    [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(failing.length > 0 ? 1 : 0);
}

main().catch(fail);
