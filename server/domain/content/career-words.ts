import type { ContentTranslations } from '@/server/db/schema/content';
import { pickWord, type Word } from './pick-word';
import type { SafeText } from './safe-html';
import { safeWords } from './safe-words';

/** What a job says, each field in the asked language or the next best. */
export interface CareerWords {
  readonly title: Word;
  readonly summary: Word;
  readonly place: Word;
  readonly department: Word;
}

/** The words of a job in a list. */
export function careerBrief(
  translations: ContentTranslations,
  lang: string,
): CareerWords {
  return {
    title: pickWord(translations, lang, 'title'),
    summary: pickWord(translations, lang, 'summary'),
    place: pickWord(translations, lang, 'place'),
    department: pickWord(translations, lang, 'department'),
  };
}

/** What the job is, sanitised, and the language that is in. */
export function careerText(
  translations: ContentTranslations,
  lang: string,
): SafeText & { readonly locale: string | null } {
  const { locale, text } = pickWord(translations, lang, 'description');
  return { ...safeWords(translations, locale, text), locale };
}
