import { editDistance } from '@/server/domain/search/edit-distance';
import { foldText } from '@/utils/search/search-text';
import phrases from './phrases.json';

/** What the agent can be asked for, in the order in which it answers several: what asks something back comes later. */
export const WISHES = ['where', 'refund', 'cancel', 'note', 'people'] as const;

/** What only goes on with a talk, the surest first. */
const ANSWERS = ['no', 'yes', 'thanks', 'hello'] as const;

export type Wish = (typeof WISHES)[number];
type Answer = (typeof ANSWERS)[number];

/** What a message says, as far as it is understood. */
export interface Understood {
  readonly wishes: readonly Wish[];
  /** What goes on with the talk, beside its wishes; in a long text only what it begins with. */
  readonly answer: Answer | null;
  /** It is that answer and nothing more. */
  readonly isBare: boolean;
  /** How many words it has. */
  readonly length: number;
  /** Languages in which it says that, the surest first. */
  readonly langs: readonly string[];
  /** A number, as an answer to a numbered list. */
  readonly choice: number | null;
  /** Numbers that may be those of orders. */
  readonly numbers: readonly number[];
}

/** Scripts that are written without spaces. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Their words have so many letters, more or less. */
const DENSE_WORD = 2;
/** Shorter words are too much like others. */
const FORGIVEN_FROM = 6;
/** Shorter words are known as a whole, and short answers as the first word. */
const SHORT = 3;
/** A longer text than this is no mere answer. */
export const ANSWER_WORDS_MAX = 4;
const CHOICE_WORDS_MAX = 3;

/** Arabic writes articles and some other words together with the next one. */
const ARABIC_BEGINNINGS = ['', 'ال', 'وال', 'بال', 'لل', 'و', 'ل'];

interface Phrase {
  readonly means: Answer | Wish;
  readonly lang: string;
  readonly folded: string;
  /** With more letters it is another word. */
  readonly isWhole: boolean;
}

interface Text {
  readonly folded: string;
  readonly words: readonly string[];
  readonly length: number;
}

const isWish = (means: Answer | Wish): means is Wish =>
  WISHES.some((wish) => wish === means);

const PHRASES: readonly Phrase[] = Object.entries(
  phrases as Record<string, Partial<Record<Answer | Wish, string>>>,
).flatMap(([lang, byMeaning]) =>
  [...WISHES, ...ANSWERS].flatMap((means) =>
    (byMeaning[means] ?? '').split('|').flatMap((phrase) => {
      const folded = foldText(phrase);
      const isWhole = phrase.startsWith('=') || folded.length <= SHORT;
      const begun = lang === 'ar' && isWish(means) ? ARABIC_BEGINNINGS : [''];
      return begun.map((beginning) => ({
        ...{ means, lang, isWhole },
        folded: beginning + folded,
      }));
    }),
  ),
);

function readText(given: string): Text {
  const folded = foldText(given);
  const words = folded.split(' ').filter(Boolean);
  const length = DENSE.test(folded)
    ? Math.ceil(folded.length / DENSE_WORD)
    : words.length;
  return { folded, words, length };
}

/** Whether a text begins with a phrase, up to the end of a word when it is a whole one. */
const beginsWith = ({ folded: text }: Text, { folded, isWhole }: Phrase) =>
  `${text} `.startsWith(isWhole && !DENSE.test(folded) ? `${folded} ` : folded);

/** Words are known by their beginning, as their ends change; one slip in a longer word of a wish is forgiven. */
function says(text: Text, { folded, isWhole, means }: Phrase): boolean {
  if (DENSE.test(folded)) return text.folded.includes(folded);
  if (` ${text.folded} `.includes(` ${folded}${isWhole ? ' ' : ''}`))
    return true;
  if (!isWish(means) || isWhole) return false;
  if (folded.length < FORGIVEN_FROM || folded.includes(' ')) return false;
  return text.words.some(
    (word) =>
      word.length >= FORGIVEN_FROM - 1 &&
      editDistance(folded, word, { asPrefix: true, most: 1 }) <= 1,
  );
}

/** Which phrases answer: those that the text begins with, else those anywhere in a short one; short words only begin it. */
function findAnswer(text: Text): { answer: Answer | null; found: Phrase[] } {
  const answers = PHRASES.filter(({ means }) => !isWish(means));
  const begun = answers.filter((phrase) => beginsWith(text, phrase));
  const isShort = text.length <= ANSWER_WORDS_MAX;
  const found = begun.length
    ? begun
    : answers.filter(
        (phrase) =>
          isShort && phrase.folded.length > SHORT && says(text, phrase),
      );
  const meant = ANSWERS.find((one) => found.some(({ means }) => means === one));
  const isNo = answers.some(
    (phrase) => phrase.means === 'no' && says(text, phrase),
  );
  // "of course not" is no yes
  const answer =
    meant === undefined || (meant === 'yes' && isNo) ? null : meant;
  return { answer, found: found.filter(({ means }) => means === answer) };
}

/** Languages by how much of the text is theirs. */
function languagesOf(found: readonly Phrase[]): string[] {
  const scores = new Map<string, number>();
  for (const { folded, lang } of found)
    scores.set(lang, (scores.get(lang) ?? 0) + folded.length);
  return [...scores].sort(([, a], [, b]) => b - a).map(([lang]) => lang);
}

/** What a text says in any of the languages. */
export function understand(given: string): Understood {
  const text = readText(given);
  const wished = PHRASES.filter(
    (phrase) => isWish(phrase.means) && says(text, phrase),
  );
  const { answer, found } = findAnswer(text);
  const numbers = [...text.folded.matchAll(/\d+/g)].map(([digits]) => digits);
  const [first = '', ...more] = numbers;
  const isChoice =
    /^\d{1,2}$/.test(first) && !more.length && text.length <= CHOICE_WORDS_MAX;
  return {
    wishes: WISHES.filter((wish) => wished.some(({ means }) => means === wish)),
    answer,
    isBare: found.some(({ folded }) => folded === text.folded),
    length: text.length,
    langs: languagesOf(wished.length ? wished : found),
    choice: isChoice ? Number(first) : null,
    numbers: numbers.filter((digits) => /^\d{4,9}$/.test(digits)).map(Number),
  };
}

/** What stands behind the colon of "note: no onions"; null: nothing. */
export function toldNote(given: string): string | null {
  return /[:：]\s*(\S[^]*)$/.exec(given)?.[1]?.trim() ?? null;
}
