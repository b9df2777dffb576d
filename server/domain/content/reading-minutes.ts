/** Letters that are a word or a part of one by themselves: Chinese, and what Japanese is written in. */
const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’‑-]*/gu;

/** Ends at the next bracket of either kind: many that are never closed would otherwise be looked through again and again. */
const TAGS = /<[^<>]*>/g;

/** What a grown-up reads in a minute. */
const CHARACTERS_A_MINUTE = 500;
const WORDS_A_MINUTE = 220;

/** Whole minutes that reading a text takes, at least one; tags of HTML are not read. */
export function readingMinutes(html: string): number {
  const text = html.replace(TAGS, ' ').replace(/&[a-z#0-9]+;/gi, ' ');
  const characters = text.match(CHARACTERS)?.length ?? 0;
  const words = text.replace(CHARACTERS, ' ').match(WORDS)?.length ?? 0;
  const minutes = characters / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE;
  return Math.max(1, Math.round(minutes));
}
