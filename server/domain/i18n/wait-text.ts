/** Texts that have forms of their own for a wait in seconds and in minutes. */
const TEXTS = new Set(['error.202', 'error.429', 'error.429.code']);
/** Up to here a wait is told in seconds, from then on in whole minutes. */
const SECONDS_MAX = 90;

interface WaitText {
  readonly key: string;
  readonly params: Readonly<Record<string, number>>;
}

/** The text that says when to come again, which is never too early; the text itself where it names no wait. */
export function waitText(key: string, seconds: number | undefined): WaitText {
  if (!TEXTS.has(key) || !seconds || seconds <= 1) return { key, params: {} };
  return seconds <= SECONDS_MAX
    ? { key: `${key}.seconds`, params: { seconds } }
    : { key: `${key}.minutes`, params: { minutes: Math.ceil(seconds / 60) } };
}
