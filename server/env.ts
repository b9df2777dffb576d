import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readTrustedProxies } from './trusted-proxies';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');
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
  MAIL_FROM: z.string().default('Sofra <no-reply@sofra.example>'),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  GEOCODER_KEY: z.string().optional(),
  TRUST_PROXY: trustProxy.optional(),
  MAX_IN_FLIGHT: z.coerce.number().int().min(10).max(10_000).default(100),
  MAX_WAIT_MS: z.coerce.number().int().min(50).max(60_000).default(500),
  CORS_ORIGINS: z.string().default(''),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info'),
  RATE_LIMIT_LOGIN_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  RATE_LIMIT_CODES_PER_10_MINUTES: z.coerce.number().int().min(1).default(5),
  RATE_LIMIT_CARTS_PER_10_MINUTES: z.coerce.number().int().min(1).default(100),
  OTP_EXPIRE_MINUTES: z.coerce.number().int().min(1).max(1440).default(10),
});

export type ServerEnv = z.infer<typeof schema> & {
  readonly DATA_DIR: string;
  readonly demoMode: boolean;
};

function isLocal(siteUrl: string | undefined): boolean {
  if (!siteUrl) return true;
  const { hostname } = new URL(siteUrl);
  return (
    /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}

/** A bad environment, in words a person can act on; no stack needed. */
export class EnvError extends Error {}

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
  const publicSite = env.NODE_ENV === 'production' && !isLocal(env.SITE_URL);
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    demoMode: env.DEMO_MODE ?? !publicSite,
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
