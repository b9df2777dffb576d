import type { ErrorCode } from '@/server/contracts/error-codes';

const TEXTS: Partial<
  Record<ErrorCode, { readonly seconds: string; readonly minutes: string }>
> = {
  too_many_requests: {
    seconds: 'error.429.seconds',
    minutes: 'error.429.minutes',
  },
  too_many_tries: {
    seconds: 'error.202.seconds',
    minutes: 'error.202.minutes',
  },
};
/** Up to here a wait is told in seconds, from then on in whole minutes. */
const SECONDS_MAX = 90;

interface WaitText {
  readonly key: string;
  readonly params: Readonly<Record<string, number>>;
}

/** The text of a refusal that says when to come again, which is never too early; null where the wait is nobody's business. */
export function waitText(
  code: ErrorCode,
  seconds: number | undefined,
): WaitText | null {
  const texts = TEXTS[code];
  if (!texts || !seconds || seconds <= 1) return null;
  return seconds <= SECONDS_MAX
    ? { key: texts.seconds, params: { seconds } }
    : { key: texts.minutes, params: { minutes: Math.ceil(seconds / 60) } };
}
