import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, isBuilt } from './build.mjs';
import { reports } from './parts.mjs';
import { fromRoot, root } from './paths.mjs';
import {
  hasChildren,
  interrupted,
  stoppingSignal,
  stopWithUs,
} from './run-child.mjs';

const lower = os.constants.priority.PRIORITY_BELOW_NORMAL;
const partPatience = 30 * 60_000;
/** A developer's own settings must not steer the tests. */
const ownSettings =
  /^(PORT|HOST|DATA_DIR|DATABASE_.*|SITE_URL|DEMO_.*|OPERATOR_TOKEN|SMTP_URL|MAIL_FROM|TRUST_PROXY|CORS_ORIGINS|LOG_LEVEL|RATE_LIMIT_.*|OTP_.*|NODE_ENV|NEXT_PUBLIC_(?!WITHOUT$).*|npm_.*)$/;

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

const logOf = ({ name }) => path.join(reports, `${name}.log`);

/** The lines that a part has written so far. */
export function logLines(part) {
  if (!fs.existsSync(logOf(part))) return [];
  const text = fs.readFileSync(logOf(part), 'utf8').trimEnd();
  return stripVTControlCharacters(text).split('\n');
}

/** How far a running part is: steps of its log, and those of them that failed. */
export function progressOf(part) {
  if (!part.step) return part.name;
  const steps = logLines(part).filter((line) => part.step.test(line));
  const failed = steps.filter((line) => /✘|\| \d+ failed|^ ❯/.test(line));
  const note = failed.length > 0 ? ` (${failed.length} failed)` : '';
  return `${part.name} ${steps.length}${note}`;
}

/** Runs one command with its output in the part's log; resolves to whether it went well. */
function runCommand(part) {
  const { env, beside, name, run } = part;
  const log = fs.openSync(logOf(part), 'w');
  fs.rmSync(path.join(reports, `${name}.json`), { force: true });
  return new Promise((resolve) => {
    const child = spawn(run[0], run.slice(1), {
      cwd: root,
      env: environment(env),
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    stopWithUs(child);
    if (beside && child.pid) os.setPriority(child.pid, lower);
    const late = setTimeout(() => child.kill('SIGKILL'), partPatience);
    const done = (well) => {
      clearTimeout(late);
      resolve(well);
    };
    child.once('error', (error) => {
      fs.appendFileSync(logOf(part), error.message);
      done(false);
    });
    child.once('exit', (code) => {
      if (!stoppingSignal()) done(code === 0);
      else if (!hasChildren()) process.exit(interrupted);
    });
  });
}

async function runBuild(part) {
  const env = environment();
  if (isBuilt(env)) return true;
  try {
    await build(env, () => {});
    return true;
  } catch (error) {
    fs.writeFileSync(logOf(part), error.message);
    return false;
  }
}

/** Never less than one failure for a command that failed, whatever its report says. */
function resultOf(part, well) {
  const report = part.report?.() ?? {
    passed: well ? 1 : 0,
    failed: 0,
    tests: [],
  };
  return {
    ...report,
    failed: well ? report.failed : Math.max(1, report.failed),
  };
}

/**
 * Runs a part unless the one it needs failed. Resolves to `{ passed, failed, tests, time, note?, secondTries? }`, time
 * in milliseconds.
 */
export async function runPart(part, results) {
  if (part.needs && results.get(part.needs)?.failed !== 0) {
    const note = `not run: it needs "${part.needs}"`;
    return { passed: 0, failed: 1, tests: [], time: 0, note };
  }
  const started = Date.now();
  const well = await (part.build ? runBuild(part) : runCommand(part));
  return { ...resultOf(part, well), time: Date.now() - started };
}
