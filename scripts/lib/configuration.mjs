import fs from 'node:fs';
import path from 'node:path';
import { demoMode, hasExample, hostsOf } from '../serve/listen.mjs';
import { fromRoot, root } from './paths.mjs';
import { ReadableError } from './screen.mjs';

function unquote(value) {
  const quoted = /^(['"])(.*)\1\s*(?:#.*)?$/.exec(value);
  if (quoted) return quoted[2];
  return value.replace(/\s+#.*$/, '').trim();
}

/** The variables of one .env file; an absent file has none. */
export function readEnvFile(file) {
  if (!fs.existsSync(file)) return {};
  const found = {};
  for (const line of fs.readFileSync(file, 'utf8').split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line);
    if (match) found[match[1]] = unquote(match[2]);
  }
  return found;
}

function isUrl(value, protocols) {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

const wholeNumber = (min, max) => ({
  ok: (value) =>
    /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
  words: `must be a whole number from ${min} to ${max}`,
});
const oneOf = (...values) => ({
  ok: (value) => values.includes(value),
  words: `must be one of ${values.join(', ')}`,
});
const url = (...protocols) => ({
  ok: (value) =>
    isUrl(
      value,
      protocols.map((name) => `${name}:`),
    ),
  words: `must be an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`,
});
const flag = oneOf('0', '1', 'true', 'false');

/** What the bootstrap can judge before anything is installed; server/env.ts checks the same and more. */
const rules = {
  NODE_ENV: oneOf('development', 'production', 'test'),
  PORT: wholeNumber(1, 65535),
  HOST: {
    ok: (value) => /^[\w.:-]+$/.test(value),
    words: 'must be one address of this machine',
  },
  DATABASE_URL: url('postgres', 'postgresql'),
  DATABASE_POOL_SIZE: wholeNumber(2, 200),
  PGLITE_THREAD: flag,
  SITE_URL: url('http', 'https'),
  DEMO_MODE: flag,
  DEMO_SPEED: {
    ok: (value) =>
      /^\d*\.?\d+$/.test(value) && Number(value) > 0 && Number(value) <= 1000,
    words: 'must be a number above 0 and at most 1000',
  },
  OPERATOR_TOKEN: {
    ok: (value) => value.length >= 16,
    words: 'must have at least 16 characters',
  },
  DEFAULT_CURRENCY: {
    ok: (value) => Intl.supportedValuesOf('currency').includes(value),
    words: 'must be a code of ISO 4217 such as USD',
  },
  SMTP_URL: url('smtp', 'smtps'),
  STRIPE_API_URL: url('http', 'https'),
  PAYMENT_GATEWAY: oneOf('stripe', 'sandbox', 'none'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
  RATE_LIMIT_LOGIN_PER_MINUTE: wholeNumber(1, 1_000_000),
  RATE_LIMIT_CODES_PER_10_MINUTES: wholeNumber(1, 1_000_000),
  RATE_LIMIT_CODES_FROM_ADDRESS_PER_10_MINUTES: wholeNumber(1, 1_000_000),
  RATE_LIMIT_REFUSED_FROM_ADDRESS_PER_10_MINUTES: wholeNumber(1, 1_000_000),
  RATE_LIMIT_SMS_PER_HOUR: wholeNumber(1, 1_000_000),
  RATE_LIMIT_CARTS_PER_10_MINUTES: wholeNumber(1, 1_000_000),
  PASSWORD_COST: wholeNumber(6, 17),
  STOP_GRACE_MS: wholeNumber(0, 60_000),
  OTP_EXPIRE_MINUTES: wholeNumber(1, 1440),
  NEXT_PUBLIC_API_URL: {
    ok: (value) => value.startsWith('/') || isUrl(value, ['http:', 'https:']),
    words: 'must be an http(s) address or a path',
  },
  NEXT_PUBLIC_STORAGE_URL: url('http', 'https'),
};
/** Values that may hold a password are not repeated on the screen. */
const secret = new Set(['DATABASE_URL', 'OPERATOR_TOKEN', 'SMTP_URL']);

function checkValues(env) {
  const mistakes = Object.entries(rules)
    .filter(([name, rule]) => env[name] && !rule.ok(env[name]))
    .map(([name, rule]) => {
      const shown = secret.has(name) ? '' : `, not "${env[name]}"`;
      return `${name} ${rule.words}${shown}`;
    });
  if (mistakes.length > 0)
    throw new ReadableError(
      `The configuration has a mistake: ${mistakes.join('; ')}. .env.example explains each variable.`,
    );
}

function checkExample(env) {
  if (hasExample()) return;
  const wish = ['1', 'true'].includes(env.DEMO_MODE)
    ? 'DEMO_MODE=1'
    : env.PAYMENT_GATEWAY === 'sandbox' && 'PAYMENT_GATEWAY=sandbox';
  if (wish)
    throw new ReadableError(
      `${wish} needs the folder example/, which is not here: leave it out, or bring the folder back.`,
    );
}

function checkDataDir(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw new ReadableError(
      `DATA_DIR: the folder ${folder} cannot be written (${error.code}).`,
    );
  }
}

/** The variables of .env and .env.local under those of the process. */
export function readEnvironment() {
  return {
    ...readEnvFile(fromRoot('.env')),
    ...readEnvFile(fromRoot('.env.local')),
    ...process.env,
  };
}

/**
 * The settings of a start: .env, then .env.local, then the environment wins; checked, with defaults filled in.
 * Throws ReadableError on the first bad value.
 */
export function readConfiguration({ dev = false } = {}) {
  const env = readEnvironment();
  checkValues(env);
  checkExample(env);
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  checkDataDir(dataDir);
  const demo = demoMode(env);
  const NODE_ENV = dev ? 'development' : 'production';
  return {
    dataDir,
    demo,
    /** How long a server that is asked to stop serves on at most (server/env.ts has the default). */
    graceMs: Number(env.STOP_GRACE_MS || 5_000),
    hosts: hostsOf({ ...env, NODE_ENV }),
    port: Number(env.PORT || 3000),
    /** False when the storefront is pointed at another backend: nothing to prepare then. */
    embedded:
      !env.NEXT_PUBLIC_API_URL || env.NEXT_PUBLIC_API_URL.startsWith('/'),
    ownDatabase: !env.DATABASE_URL,
    env: {
      ...env,
      NODE_ENV,
      PORT: String(env.PORT || 3000),
      DATA_DIR: dataDir,
      DEMO_MODE: demo ? '1' : '0',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_MANUAL_SIG_HANDLE: '1',
      // one pool of memory per thread, glibc's default, keeps what pictures and answers left in each (ADR 12)
      MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || '2',
    },
  };
}
