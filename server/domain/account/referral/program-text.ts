import { brandName } from '@/server/caches/site-brand';
import type { Ctx } from '@/server/context';
import { keptPart } from '@/server/domain/content/get-text-page';
import { ownText } from '@/server/domain/content/own-text';
import {
  escapeHtml,
  plainText,
  safeText,
} from '@/server/domain/content/safe-html';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import { MONTHS } from '@/utils/constants/calendar';
import { amountIn } from '@/utils/money/amount-in';
import { moneyText } from '@/utils/money/money-text';
import type { ReferralProgram } from './referral-program';

type Texts = Readonly<Record<string, string>>;
type TextCtx = Pick<Ctx, 'currency' | 'db' | 'lang'>;

/** A question of the program; the answer is sanitised HTML. */
export interface ProgramQuestion {
  readonly title: string;
  readonly html: string;
}

/** What the page of the program says. */
export interface ProgramText {
  readonly id: number;
  readonly locale: string;
  readonly title: string;
  /** Sanitised HTML, both. */
  readonly description: string;
  readonly faq: string;
  /** The description without its marks. */
  readonly summary: string;
  readonly questions: readonly ProgramQuestion[];
}

const QUESTIONS = [
  ['referrals.faq.when', 'referrals.faq.when.text'],
  ['referrals.faq.spend', 'referrals.faq.spend.text'],
  ['referrals.faq.second', 'referrals.faq.second.text'],
  ['referrals.faq.many', 'referrals.faq.many.text'],
  ['referrals.faq.cancelled', 'referrals.faq.cancelled.text'],
] as const;
const END = ['referrals.faq.until', 'referrals.faq.until.text'] as const;

function dayText(day: Date, texts: Texts): string {
  const month = texts[`date.month.${MONTHS[day.getUTCMonth()] ?? 'january'}`];
  return fill(texts['date.full'], {
    day: String(day.getUTCDate()),
    month: month ?? '',
    year: String(day.getUTCFullYear()),
  });
}

function fill(text = '', values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{\{\s*(\w+)\s*\}\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}

/** What stands for the placeholders of our texts and the operator's: `{{from}}`, `{{to}}`, `{{most}}`, `{{date}}`. */
function valuesOf(
  program: ReferralProgram,
  { currency, lang }: TextCtx,
  texts: Texts,
) {
  const money = (minor: number) =>
    moneyText(amountIn(minor, currency), currency, lang);
  return {
    from: money(program.fromMinor),
    to: money(program.toMinor),
    most: String(program.monthMost),
    date: program.until ? dayText(program.until, texts) : '',
    name: brandName(lang),
  };
}

/** Our words for what is promised: to both, or to the one of them who gets something. */
function introKey({ fromMinor, toMinor }: ReferralProgram): string {
  if (fromMinor > 0 && toMinor > 0) return 'referrals.intro';
  return toMinor > 0 ? 'referrals.introTo' : 'referrals.introFrom';
}

function ownQuestions(program: ReferralProgram, texts: Texts): string {
  const asked = program.until ? [...QUESTIONS, END] : QUESTIONS;
  const word = (key: string) => escapeHtml(texts[key] ?? '');
  return asked
    .map(
      ([question, answer]) =>
        `<h2>${word(question)}</h2><p>${word(answer)}</p>`,
    )
    .join('\n');
}

/** Cut at its second-level headings; what stands before the first is no answer. */
function questionsOf(
  html: string,
  titles: readonly { readonly title: string }[],
): ProgramQuestion[] {
  return html
    .split(/<h2\b[^>]*>[\s\S]*?<\/h2>/)
    .slice(1)
    .map((answer, index) => ({
      title: titles[index]?.title ?? '',
      html: answer.trim(),
    }));
}

/**
 * Title, text and questions of the program in the asked language: the operator's own (pages `referral` and
 * `referral_faq`, HTML, sanitised) when there are any, ours otherwise; amounts in the asked currency.
 */
export async function programText(
  ctx: TextCtx,
  program: ReferralProgram,
): Promise<ProgramText> {
  const { db, lang } = ctx;
  const [texts, page, faqPage] = await Promise.all([
    translationBundle(db, lang, 'translation'),
    keptPart(db, 'referral'),
    keptPart(db, 'referral_faq'),
  ]);
  const plain = valuesOf(program, ctx, texts);
  const inHtml = Object.fromEntries(
    Object.entries(plain).map(([name, text]) => [name, escapeHtml(text)]),
  );
  const both = program.fromMinor > 0 && program.toMinor > 0;
  const ourTitle = texts[both ? 'referrals.give' : 'referrals.invite'] ?? '';
  const own = page && ownText(page, lang, ourTitle);
  const intro = escapeHtml(texts[introKey(program)] ?? '');
  const faq =
    (faqPage && ownText(faqPage, lang, '')) ??
    safeText(ownQuestions(program, texts));
  const titles = faq.sections.map(({ title }) => ({
    title: fill(title, plain),
  }));
  const faqHtml = fill(faq.html, inHtml);
  const description = fill(
    own?.html ?? safeText(`<p>${intro}</p>`).html,
    inHtml,
  );
  return {
    id: own?.id ?? 0,
    locale: own?.locale ?? lang,
    title: fill(own?.title ?? ourTitle, plain),
    description,
    summary: plainText(description),
    faq: faqHtml,
    questions: questionsOf(faqHtml, titles),
  };
}
