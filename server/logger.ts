import pino, {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
} from 'pino';
import { runtimeSlot } from './runtime';
import { serverEnv } from './env';
import { safeError } from './safe-error';

/** Errors under any key, without what a failed statement was given (server/safe-error.ts). */
function withSafeErrors(
  facts: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      value instanceof Error ? safeError(value) : value,
    ]),
  );
}

/** How every log of the process is written, wherever it goes; `destination` is for tests. */
export function createLogger(
  level: string,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => error },
    formatters: { log: withSafeErrors },
    hooks: {
      logMethod(given, method) {
        const [first, ...rest] = given as unknown[];
        // pino would repeat the message of an error that is given alone
        const facts = first instanceof Error ? { err: first } : first;
        const words = first instanceof Error && !rest.length ? ['failed'] : [];
        method.apply(this, [facts, ...rest, ...words] as typeof given);
      },
    },
    redact: {
      paths: [
        '*.password',
        '*.code',
        '*.token',
        '*.access_token',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[hidden]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The process's JSON logger. Never give it tokens, codes or passwords; the paths below are a last resort. */
export function logger(): Logger {
  return runtimeSlot('logger', () => createLogger(serverEnv().LOG_LEVEL));
}
