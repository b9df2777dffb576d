import { FAQS_CACHE } from '@/server/domain/content/faq/list-questions';
import { helpFacts } from '@/server/domain/content/faq/help-facts';
import { ourAnswer } from '@/server/domain/content/faq/our-answers';
import { mergeWords } from '@/server/domain/content/merge-words';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { Paging } from '@/server/contracts/common';
import type { FaqChange } from '@/server/contracts/content/faqs';
import type { ContentTranslations } from '@/server/db/schema/content';
import { badFields, DomainError } from '@/server/errors';
import {
  deleteFaq,
  type FaqRow,
  findFaq,
  findFaqs,
  saveFaq,
} from '@/server/repositories/content/faq-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import {
  OUR_QUESTIONS,
  OUR_QUESTIONS_DATE,
  type OurQuestion,
} from '@/utils/content/our-questions';
import { LOCALE_CODES } from '@/utils/i18n/locales';

/** A question as it stands: the operator's row over ours. */
export interface KeptFaq extends Pick<
  FaqRow,
  'active' | 'position' | 'slug' | 'topic' | 'updatedAt'
> {
  /** The words are the operator's. */
  readonly own: boolean;
  readonly translations: ContentTranslations;
}

const oursOf = (slug: string): OurQuestion | undefined =>
  OUR_QUESTIONS.find((question) => question.slug === slug);

const hasWords = ({ translations }: Pick<FaqRow, 'translations'>): boolean =>
  Object.keys(translations).length > 0;

/** Our words of a question in every language, as a file takes them. */
async function ourWords(
  { db }: Pick<Ctx, 'db'>,
  question: OurQuestion,
): Promise<ContentTranslations> {
  const facts = await helpFacts(db);
  const entries = LOCALE_CODES.map(async (lang) => {
    const [help, storefront] = await Promise.all([
      translationBundle(db, lang, 'help'),
      translationBundle(db, lang, 'translation'),
    ]);
    const texts = { lang, help, storefront };
    const { html, title } = ourAnswer(question, texts, facts);
    return [lang, { title, description: html }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The row, else ours as it would be a row. */
async function kept(
  ctx: Pick<Ctx, 'db'>,
  slug: string,
  row: FaqRow | null,
): Promise<KeptFaq> {
  const ours = oursOf(slug);
  if (row && (hasWords(row) || !ours)) return { ...pick(row), own: true };
  if (!ours) throw new DomainError('not_found');
  return {
    slug,
    topic: row?.topic ?? ours.topic,
    position: row?.position ?? OUR_QUESTIONS.indexOf(ours),
    active: row?.active ?? true,
    updatedAt: row?.updatedAt ?? OUR_QUESTIONS_DATE,
    own: false,
    translations: await ourWords(ctx, ours),
  };
}

function pick(row: FaqRow): Omit<KeptFaq, 'own'> {
  const { active, position, slug, topic, translations, updatedAt } = row;
  return { active, position, slug, topic, translations, updatedAt };
}

/** A page of the operator's own questions and of ours, hidden ones too. */
export async function listOperatorFaqs(ctx: Ctx, { page, perPage }: Paging) {
  const rows = await findFaqs(ctx.db);
  const own = rows.map(({ slug }) => slug);
  const ours = OUR_QUESTIONS.map(({ slug }) => slug);
  const slugs = [...new Set([...own, ...ours])];
  const first = (page - 1) * perPage;
  const shown = slugs
    .slice(first, first + perPage)
    .map((slug) =>
      kept(ctx, slug, rows.find((row) => row.slug === slug) ?? null),
    );
  return { rows: await Promise.all(shown), page, perPage, total: slugs.length };
}

/** One of them. Throws not_found. */
export async function getOperatorFaq(ctx: Ctx, slug: string): Promise<KeptFaq> {
  return kept(ctx, slug, await findFaq(ctx.db, slug));
}

/** A new question of the operator's says what it is about, and asks something. */
function requireWhole(
  slug: string,
  { topic, translations }: Pick<FaqRow, 'translations'> & { topic?: string },
): string {
  const ours = oursOf(slug);
  const required = ['validation.required'];
  const said = topic ?? ours?.topic;
  const silent = Object.keys(translations).length === 0 && !ours;
  if (said !== undefined && !silent) return said;
  throw badFields({
    ...(said === undefined && { topic: required }),
    ...(silent && { translations: required }),
  });
}

/**
 * Makes or changes a question, one of ours too; what is not given stays. Words without an answer in a language are
 * shown in the next best. Throws bad_request for a new one without topic or words.
 */
export function putFaq(
  ctx: Ctx,
  slug: string,
  { active, position, topic, translations = {} }: FaqChange,
): Promise<KeptFaq> {
  return inTransaction(ctx, async (tx) => {
    const row = await findFaq(tx.db, slug, { lock: true });
    const ours = oursOf(slug);
    const words = mergeWords(row?.translations ?? {}, translations);
    const saved = await saveFaq(tx.db, {
      slug,
      topic: requireWhole(slug, {
        topic: topic ?? row?.topic,
        translations: words,
      }),
      position:
        position ?? row?.position ?? (ours ? OUR_QUESTIONS.indexOf(ours) : 100),
      active: active ?? row?.active ?? true,
      translations: words,
      createdAt: row?.createdAt ?? tx.now,
      updatedAt: tx.now,
    });
    await notifyCatalogueChanged(tx.db, FAQS_CACHE);
    return kept(tx, slug, saved);
  });
}

/**
 * Removes a question of the operator's own; words of theirs over one of ours go, so that ours are back; one of ours is
 * hidden. Answers what is left of it, null for nothing. Throws not_found.
 */
export function removeFaq(ctx: Ctx, slug: string): Promise<KeptFaq | null> {
  return inTransaction(ctx, async (tx) => {
    const row = await findFaq(tx.db, slug, { lock: true });
    const ours = oursOf(slug);
    if (!row && !ours) throw new DomainError('not_found');
    await notifyCatalogueChanged(tx.db, FAQS_CACHE);
    if (!ours || (row && hasWords(row))) {
      await deleteFaq(tx.db, slug);
      return ours ? kept(tx, slug, null) : null;
    }
    const hidden = await saveFaq(tx.db, {
      slug,
      topic: row?.topic ?? ours.topic,
      position: row?.position ?? OUR_QUESTIONS.indexOf(ours),
      active: false,
      translations: {},
      createdAt: row?.createdAt ?? tx.now,
      updatedAt: tx.now,
    });
    return kept(tx, slug, hidden);
  });
}
