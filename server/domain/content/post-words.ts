import type { ContentTranslations } from '@/server/db/schema/content';
import { pickWord, type Word } from './pick-word';
import { readingMinutes } from './reading-minutes';
import { plainText, type SafeText } from './safe-html';
import { safeWords } from './safe-words';

const SUMMARY_MOST = 200;

/** What a post says in lists. */
export interface PostBrief {
  readonly title: Word;
  /** Its own, else how its text begins. */
  readonly summary: Word;
  readonly minutes: number;
}

/** What a post says on its own page: there its summary is its own or none, as the text stands below it. */
export interface PostWords extends PostBrief {
  readonly body: SafeText & { readonly locale: string | null };
}

/** The beginning of a text up to a word's end. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_MOST) return line;
  const cut = line.slice(0, SUMMARY_MOST);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > SUMMARY_MOST / 2 ? end : undefined)}…`;
}

type Opening = Pick<PostBrief, 'minutes'> & { readonly text: string };

/** By the words that the process's cache holds: how each language's text begins, and how long it takes to read. */
const openings = new WeakMap<object, Map<string, Opening>>();

function openingOf(translations: ContentTranslations, body: Word): Opening {
  const known = openings.get(translations) ?? new Map<string, Opening>();
  const opening = known.get(body.locale ?? '') ?? {
    text: beginning(plainText(body.text)),
    minutes: readingMinutes(body.text),
  };
  known.set(body.locale ?? '', opening);
  openings.set(translations, known);
  return opening;
}

/** Title, summary and reading time, each field in the asked language or the next best. */
export function postBrief(
  translations: ContentTranslations,
  lang: string,
): PostBrief {
  const body = pickWord(translations, lang, 'description');
  const summary = pickWord(translations, lang, 'summary');
  const { minutes, text } = openingOf(translations, body);
  return {
    title: pickWord(translations, lang, 'title'),
    summary: summary.text ? summary : { text, locale: body.locale },
    minutes,
  };
}

/** The same with the whole text, sanitised. */
export function postWords(
  translations: ContentTranslations,
  lang: string,
): PostWords {
  const { locale, text } = pickWord(translations, lang, 'description');
  return {
    ...postBrief(translations, lang),
    summary: pickWord(translations, lang, 'summary'),
    body: { ...safeWords(translations, locale, text), locale },
  };
}
