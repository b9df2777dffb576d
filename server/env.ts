import { randomBytes } from 'node:crypto';
import { SOCIAL_PROVIDERS } from '@/utils/constants/kinds';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import {
  firebaseProblem,
  firebaseVariables,
} from '@/server/environment/env-firebase';
import { limitVariables } from '@/server/environment/env-limits';
import {
  storageProblem,
  storageVariables,
} from '@/server/environment/env-storage';
import { flag } from '@/server/environment/flag';
import { readTrustedProxies } from '@/server/environment/trusted-proxies';
import { PASSWORD_COST } from '@/utils/constants/limits';

export { codeLimits } from '@/server/environment/env-limits';

/** Numbers and networks, checked when the server starts; read again where they are used. */
const trustProxy = z.string().superRefine((value, issues) => {
  try {
    readTrustedProxies(value);
  } catch (error) {
    issues.addIssue({ code: 'custom', message: (error as Error).message });
  }
});
const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  PGLITE_THREAD: flag.default(true),
  SITE_URL: z.url().optional(),
  DEMO_MODE: flag.optional(),
  DEMO_SPEED: z.coerce.number().positive().max(1000).default(1),
  OPERATOR_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional(),
  DEFAULT_CURRENCY: z
    .string()
    .refine(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'must be a code of ISO 4217 such as USD',
    )
    .default('USD'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(1).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_ACCOUNT_SID: z.string().optional(),
  SMS_AUTH_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_MESSAGING_SERVICE_SID: z.string().optional(),
  WEBHOOK_ALLOW_LOOPBACK: flag.default(false),
  PAYMENT_GATEWAY: z.enum(['stripe', 'sandbox', 'none']).optional(),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  GEOCODER_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key as Stripe shows it')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...firebaseVariables,
  SOCIAL_PROVIDERS: z
    .string()
    .default('')
    .transform((names) => names.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(SOCIAL_PROVIDERS))),
  ...storageVariables,
  ANALYTICS_GA4_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must be a measurement id such as G-ABC123')
    .optional(),
  ANALYTICS_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: trustProxy.optional(),
  MAX_IN_FLIGHT: z.coerce.number().int().min(10).max(10_000).optional(),
  MAX_WAIT_MS: z.coerce.number().int().min(50).max(60_000).optional(),
  STOP_GRACE_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  CORS_ORIGINS: z.string().default(''),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info'),
  ...limitVariables,
  PASSWORD_COST: z.coerce.number().int().min(6).max(17).default(PASSWORD_COST),
  OTP_EXPIRE_MINUTES: z.coerce.number().int().min(1).max(1440).default(10),
});

export type ServerEnv = z.infer<typeof schema> & {
  readonly DATA_DIR: string;
  readonly demoMode: boolean;
  readonly MAX_IN_FLIGHT: number;
  readonly MAX_WAIT_MS: number;
  readonly STOP_GRACE_MS: number;
  /** Stripe, where its keys are set, comes before the sandbox. */
  readonly PAYMENT_GATEWAY: 'none' | 'sandbox' | 'stripe';
};

function isLocal(siteUrl: string | undefined): boolean {
  if (!siteUrl) return true;
  const { hostname } = new URL(siteUrl);
  return (
    /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}

/** Whether strangers can reach the site: a production build whose address is not this machine's own. */
export function isPublicSite({
  NODE_ENV,
  SITE_URL,
}: Pick<z.infer<typeof schema>, 'NODE_ENV' | 'SITE_URL'>): boolean {
  return NODE_ENV === 'production' && !isLocal(SITE_URL);
}

/** A bad environment, in words a person can act on; no stack needed. */
export class EnvError extends Error {}

type Checked = z.infer<typeof schema>;

/** What is missing beside a variable that is set; a text gateway that can do half of it would only fail later. */
/** Whether the example is here: without its folder there is no demo mode and no sandbox provider. */
const hasExample = (): boolean =>
  existsSync(join(process.cwd(), 'example', 'plug-in.ts'));

const needsExample = (wish: string): EnvError =>
  new EnvError(
    `${wish} needs the folder example/, which is not here: leave it out, or bring the folder back. See .env.example.`,
  );

function assertWhole(env: Checked): void {
  if (env.DEMO_MODE && !hasExample()) throw needsExample('DEMO_MODE=1');
  if (env.PAYMENT_GATEWAY === 'sandbox' && !hasExample())
    throw needsExample('PAYMENT_GATEWAY=sandbox');
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    throw new EnvError(
      'STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET: nobody could tell a message of Stripe from a forged one. Set the signing secret of the webhook endpoint, too. See .env.example.',
    );
  if (env.PAYMENT_GATEWAY === 'stripe' && !env.STRIPE_SECRET_KEY)
    throw new EnvError(
      'PAYMENT_GATEWAY is stripe without STRIPE_SECRET_KEY. See .env.example.',
    );
  if (env.PASSWORD_COST < PASSWORD_COST && isPublicSite(env))
    throw new EnvError(
      `PASSWORD_COST below ${PASSWORD_COST} is for tests: on a public site passwords would be guessed too soon. See .env.example.`,
    );
  const sender = env.SMS_FROM ?? env.SMS_MESSAGING_SERVICE_SID;
  const needed = [env.SMS_ACCOUNT_SID, env.SMS_AUTH_TOKEN, sender];
  if ([...needed, env.SMS_URL].some(Boolean) && !needed.every(Boolean))
    throw new EnvError(
      'Text messages need SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, and SMS_FROM or SMS_MESSAGING_SERVICE_SID: only some of them are set. See .env.example.',
    );
  const firebase = firebaseProblem(env, isPublicSite(env));
  if (firebase !== null) throw new EnvError(firebase);
  const storage = storageProblem(env);
  if (storage !== null) throw new EnvError(storage);
  const lacking = (
    ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const
  ).filter((name) => !env[name]);
  if (env.SOCIAL_PROVIDERS.length > 0 && lacking.length > 0)
    throw new EnvError(
      `SOCIAL_PROVIDERS is set without ${lacking.join(', ')}: nobody could sign in by them. See .env.example.`,
    );
}

/** Balancers that ask for health each second or two have looked elsewhere by then. */
const PUBLIC_GRACE_MS = 5_000;

/** Bounds of the overload gate. In development there are none: a page that compiles makes the process late (ADR 20). */
function defaultBounds({ NODE_ENV }: Checked) {
  return NODE_ENV === 'development'
    ? { MAX_IN_FLIGHT: Infinity, MAX_WAIT_MS: Infinity }
    : { MAX_IN_FLIGHT: 100, MAX_WAIT_MS: 500 };
}

/**
 * Reads and checks the server's environment once. Throws EnvError with one readable message.
 * Demo mode is refused for a public production site unless DEMO_MODE=1 says so.
 */
export function readServerEnv(
  source: Record<string, string | undefined>,
): ServerEnv {
  // `NAME=` in a .env file means the same as no line at all.
  const given = Object.entries(source).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    );
    throw new EnvError(
      `The configuration has a mistake. ${lines.join('; ')}. See .env.example.`,
    );
  }
  const env = parsed.data;
  assertWhole(env);
  const demoMode = env.DEMO_MODE ?? (hasExample() && !isPublicSite(env));
  const bounds = defaultBounds(env);
  return {
    ...env,
    MAX_IN_FLIGHT: env.MAX_IN_FLIGHT ?? bounds.MAX_IN_FLIGHT,
    MAX_WAIT_MS: env.MAX_WAIT_MS ?? bounds.MAX_WAIT_MS,
    STOP_GRACE_MS:
      env.STOP_GRACE_MS ?? (isPublicSite(env) ? PUBLIC_GRACE_MS : 0),
    DATA_DIR: resolve(env.DATA_DIR),
    demoMode,
    PAYMENT_GATEWAY: env.PAYMENT_GATEWAY ?? (demoMode ? 'sandbox' : 'stripe'),
  };
}

/** The site's own address without a slash at its end. */
export function siteUrl({
  PORT,
  SITE_URL,
}: Pick<ServerEnv, 'PORT' | 'SITE_URL'>): string {
  return (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}

/** What a new site is made with. */
export function siteBasics(env: ServerEnv): {
  readonly currency: string;
  readonly codeMinutes: number;
} {
  return {
    currency: env.DEFAULT_CURRENCY,
    codeMinutes: env.OTP_EXPIRE_MINUTES,
  };
}

let cached: ServerEnv | null = null;

/** The process's environment, read once. */
export function serverEnv(): ServerEnv {
  cached ??= readServerEnv(process.env);
  return cached;
}

/** The operator's token: OPERATOR_TOKEN, else the one kept in DATA_DIR (made on first use, mode 0600). */
export function operatorToken(env: ServerEnv): string {
  if (env.OPERATOR_TOKEN) return env.OPERATOR_TOKEN;
  const file = join(env.DATA_DIR, 'operator-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const token = randomBytes(24).toString('base64url');
  try {
    writeFileSync(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
    return token;
  } catch {
    return readFileSync(file, 'utf8').trim();
  }
}
