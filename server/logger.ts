import pino, { type Logger } from 'pino';
import { runtimeSlot } from './runtime';
import { serverEnv } from './env';

/** The process's JSON logger. Never give it tokens, codes or passwords; the paths below are a last resort. */
export function logger(): Logger {
  return runtimeSlot('logger', () =>
    pino({
      level: serverEnv().LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
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
    }),
  );
}
