import MiniSearch from 'minisearch';
import { plainText } from '@/server/domain/content/safe-html';
import {
  foldText,
  type Reading,
  readingsOf,
  splitFolded,
} from '@/utils/search/search-text';
import type { Question } from './list-questions';

/** Further down the list a find has nothing to do with what was asked. */
const SHARE_OF_BEST = 0.25;
const FOUND_MAX = 10;
/** A word's end that its forms may change: "cancelled" looks for "cancel", too. */
const ENDING_MAX = 3;
const STEM_MIN = 4;
const LONG_FROM = 6;
/** A word that stands in more of the questions does not tell them apart; of few questions none is one. */
const COMMON_SHARE = 0.4;
const COMMON_MIN = 4;

const wordsIn = (text: string): string[] => splitFolded(foldText(text));

/** Chinese, Japanese and Korean words are pairs of characters: one that differs is another word. */
const isPair = (word: string): boolean =>
  /^[\u3005-\u9fff\uac00-\ud7a3]/.test(word);

/** From four letters on a word forgives a slip, from six on two. */
function slipsIn(word: string): number | false {
  if (word.length < STEM_MIN || isPair(word)) return false;
  return word.length < LONG_FROM ? 1 : 2;
}

/** A word as it was typed, and what is left of a long one without its ending. */
function formsOf(word: string): string[] {
  const stem = word.slice(0, -ENDING_MAX);
  return isPair(word) || stem.length < STEM_MIN ? [word] : [word, stem];
}

interface Indexed {
  readonly id: number;
  readonly title: string;
  readonly topic: string;
  readonly answer: string;
}

/** A word as it stands, and a long one without its last letter: slips in "refund" find "refunds", too. */
function withoutEnd(word: string): string[] {
  return word.length < LONG_FROM || isPair(word)
    ? [word]
    : [word, word.slice(0, -1)];
}

function indexOf(questions: readonly Question[]) {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'topic', 'answer'],
    tokenize: wordsIn,
    processTerm: (word) => withoutEnd(word),
  });
  index.addAll(
    questions.map(({ html, title, topicTitle }, id) => ({
      id,
      title,
      topic: topicTitle,
      answer: plainText(html),
    })),
  );
  return index;
}

/** The words that tell questions apart: in a search of words that stand everywhere all of them count. */
function tellingWords(
  index: ReturnType<typeof indexOf>,
  words: readonly string[],
): readonly string[] {
  const most = Math.max(COMMON_MIN, index.documentCount * COMMON_SHARE);
  const telling = words.filter((word) => index.search(word).length <= most);
  return telling.length > 0 ? telling : words;
}

/**
 * The questions that a search means, the likeliest first, and none for what no question is about. It forgives slips,
 * other forms of a word, missing accents and, as it stands, the other keyboard layout. First those that hold every word.
 */
export function searchQuestions(
  questions: readonly Question[],
  term: string,
): Question[] {
  const index = indexOf(questions);
  const find = ({ forgives, text }: Reading, combineWith: 'AND' | 'OR') =>
    index.search(
      {
        combineWith,
        queries: tellingWords(index, wordsIn(text)).map((word) => ({
          combineWith: 'OR',
          queries: forgives ? formsOf(word) : [word],
        })),
      },
      {
        boost: { title: 3, topic: 2 },
        prefix: (word) => word.length > 2 && !isPair(word),
        fuzzy: forgives && slipsIn,
        maxFuzzy: 2,
      },
    );
  const ways = ['AND', 'OR'] as const;
  for (const reading of readingsOf(term))
    for (const way of ways) {
      const found = find(reading, way);
      const least = (found[0]?.score ?? 0) * SHARE_OF_BEST;
      if (found.length > 0)
        return found
          .filter(({ score }) => score >= least)
          .slice(0, FOUND_MAX)
          .flatMap(({ id }) => questions[id as number] ?? []);
    }
  return [];
}
