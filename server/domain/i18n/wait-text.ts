/** Texts that have forms of their own for a wait in seconds and in minutes. */
const TEXTS: Readonly<Record<string, { seconds: string; minutes: string }>> = {
  'error.202': { seconds: 'error.202.seconds', minutes: 'error.202.minutes' },
  'error.429': { seconds: 'error.429.seconds', minutes: 'error.429.minutes' },
  'error.429.code': {
    seconds: 'error.429.code.seconds',
    minutes: 'error.429.code.minutes',
  },
};
/** Up to here a wait is told in seconds, from then on in whole minutes. */
const SECONDS_MAX = 90;

interface WaitText {
  readonly key: string;
  readonly params: Readonly<Record<string, number>>;
}

/** The text that says when to come again, which is never too early; the text itself where it names no wait. */
export function waitText(key: string, seconds: number | undefined): WaitText {
  const texts = TEXTS[key];
  if (!texts || !seconds || seconds <= 1) return { key, params: {} };
  return seconds <= SECONDS_MAX
    ? { key: texts.seconds, params: { count: seconds } }
    : { key: texts.minutes, params: { count: Math.ceil(seconds / 60) } };
}
