import { brandName } from '@/server/caches/site-brand';
import { escapeHtml } from '@/server/domain/content/safe-html';
import { REFUND_PICTURES_MAX } from '@/utils/constants/after-sale';
import { DELETION_DAYS } from '@/utils/constants/timings';
import {
  NAMED_IN_ANSWERS,
  type OurQuestion,
} from '@/utils/content/our-questions';
import { pluralRule } from '@/utils/i18n/plural-rules';
import type { HelpFacts } from './help-facts';

type Texts = Readonly<Record<string, string>>;

/** The words of /help and of the storefront in one language. */
export interface HelpTexts {
  readonly lang: string;
  readonly help: Texts;
  readonly storefront: Texts;
}

/** What an answer counts, in the plural forms of its text. */
const countIn: Readonly<Record<string, (facts: HelpFacts) => number>> = {
  'delete-account': () => DELETION_DAYS,
  'missing-or-damaged': ({ refundDays }) => refundDays,
  'payment-failed': ({ unpaidMinutes }) => unpaidMinutes,
  'refund-refused': ({ refundDays }) => refundDays,
};

/** A text as HTML: what is called as on the screen stands out. */
function filled(
  text: string,
  values: Readonly<Record<string, number | string>>,
  storefront: Texts,
): string {
  return escapeHtml(text).replace(
    /\{\{(\w+)\}\}/g,
    (whole, placeholder: string) => {
      const name = NAMED_IN_ANSWERS[placeholder];
      if (name !== undefined)
        return `<strong>${escapeHtml(storefront[name] ?? '')}</strong>`;
      const value = values[placeholder];
      return value === undefined ? whole : escapeHtml(String(value));
    },
  );
}

/** One of our questions with its answer as HTML, in the language of the texts. */
export function ourAnswer(
  { slug, steps = 0 }: OurQuestion,
  { help, lang, storefront }: HelpTexts,
  facts: HelpFacts,
): { readonly title: string; readonly html: string } {
  const count = countIn[slug]?.(facts);
  const values = {
    ...(count !== undefined && { count }),
    name: brandName(lang),
    pictures: REFUND_PICTURES_MAX,
  };
  const form = count === undefined ? '' : pluralRule(lang).select(count);
  const part = (name: string): string => {
    const key = `${slug}.${name}`;
    const text = help[`${key}_${form}`] ?? help[key] ?? '';
    return filled(text, values, storefront);
  };
  const list = Array.from(
    { length: steps },
    (_, index) => `<li>${part(`s${index + 1}`)}</li>`,
  ).join('');
  const more = list && `<ol>${list}</ol><p>${part('end')}</p>`;
  return {
    title: help[`${slug}.q`] ?? '',
    html: `<p>${part('a')}</p>${more}`,
  };
}
