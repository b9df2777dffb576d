import { createHash } from 'node:crypto';
import { cached } from '@/server/caches/catalogue-cache';
import type { Ctx } from '@/server/context';
import { safeWords } from '@/server/domain/content/safe-words';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import {
  type FaqRow,
  findFaqs,
} from '@/server/repositories/content/faq-repository';
import { FAQ_TOPICS, type FaqTopic } from '@/utils/content/faq-topics';
import {
  OUR_QUESTIONS,
  OUR_QUESTIONS_DATE,
  type OurQuestion,
} from '@/utils/content/our-questions';
import { fallbackOrder } from '@/utils/i18n/site-languages';
import { type HelpFacts, helpFacts } from './help-facts';
import { type HelpTexts, ourAnswer } from './our-answers';

/** What the operator's changes drop from every process's cache. */
export const FAQS_CACHE = 'faqs:';

/** A question of /help with its answer, in the asked language or the next best. */
export interface Question {
  /** Negative for ours, which have no row. */
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly topic: FaqTopic;
  /** As the page calls it. */
  readonly topicTitle: string;
  readonly locale: string;
  readonly title: string;
  /** Sanitised. */
  readonly html: string;
  readonly link: { readonly href: string; readonly title: string } | null;
  readonly updatedAt: Date;
}

/** Ours have the same everywhere and always. */
function ownUuid(slug: string): string {
  const hash = createHash('sha256').update(`faq ${slug}`).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}

const isTopic = (topic: string): topic is FaqTopic =>
  (FAQ_TOPICS as readonly string[]).includes(topic);

/** The operator's words in the asked language, else in the site's first one, in English, or in any; null when there are none. */
function rowWords({ translations }: FaqRow, lang: string) {
  const locale = fallbackOrder(lang, translations).find(
    (code) => translations[code]?.title && translations[code].description,
  );
  const words = locale === undefined ? undefined : translations[locale];
  if (locale === undefined || !words?.description) return null;
  const { html } = safeWords(translations, locale, words.description);
  return { locale, title: words.title, html };
}

interface Shown {
  readonly lang: string;
  readonly texts: HelpTexts;
  readonly facts: HelpFacts;
}

function linkOf({ link }: OurQuestion, { texts }: Shown): Question['link'] {
  if (!link) return null;
  return { href: link.href, title: texts.storefront[link.label] ?? '' };
}

/** One of ours; what the operator's row of its slug says comes first. Null: hidden, or not of this house. */
function ourQuestion(
  ours: OurQuestion,
  index: number,
  row: FaqRow | undefined,
  shown: Shown,
): (Omit<Question, 'topicTitle'> & { readonly position: number }) | null {
  const { facts, lang, texts } = shown;
  if (row?.active === false) return null;
  const own = row && rowWords(row, lang);
  if (!own && ours.needs && !facts.has[ours.needs]) return null;
  return {
    id: row?.id ?? -1 - index,
    uuid: row?.uuid ?? ownUuid(ours.slug),
    slug: ours.slug,
    topic: row && isTopic(row.topic) ? row.topic : ours.topic,
    position: row?.position ?? index,
    link: own ? null : linkOf(ours, shown),
    updatedAt: row?.updatedAt ?? OUR_QUESTIONS_DATE,
    ...(own ?? { locale: lang, ...ourAnswer(ours, texts, facts) }),
  };
}

function rowQuestion(row: FaqRow, lang: string) {
  const { active, id, position, slug, topic, updatedAt, uuid } = row;
  const words = rowWords(row, lang);
  if (!active || !words || !isTopic(topic)) return null;
  return { id, uuid, slug, topic, position, link: null, updatedAt, ...words };
}

/**
 * The questions of /help in the asked language, topic by topic: the operator's own and ours, of which the operator's
 * rows of their slugs replace the words, the topic and the place, or hide them.
 */
export async function listQuestions({
  db,
  lang,
}: Pick<Ctx, 'db' | 'lang'>): Promise<Question[]> {
  const [help, storefront, facts, rows] = await Promise.all([
    translationBundle(db, lang, 'help'),
    translationBundle(db, lang, 'translation'),
    helpFacts(db),
    cached(`${FAQS_CACHE}all`, () => findFaqs(db)),
  ]);
  const shown = { lang, facts, texts: { lang, help, storefront } };
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const ours = OUR_QUESTIONS.map((question, index) =>
    ourQuestion(question, index, bySlug.get(question.slug), shown),
  );
  const slugs = new Set(OUR_QUESTIONS.map(({ slug }) => slug));
  const own = rows
    .filter(({ slug }) => !slugs.has(slug))
    .map((row) => rowQuestion(row, lang));
  return [...ours, ...own]
    .filter((question) => question !== null)
    .sort(
      (a, b) =>
        FAQ_TOPICS.indexOf(a.topic) - FAQ_TOPICS.indexOf(b.topic) ||
        a.position - b.position,
    )
    .map(({ position: _position, ...question }) => ({
      ...question,
      topicTitle: storefront[`help.topic.${question.topic}`] ?? '',
    }));
}
