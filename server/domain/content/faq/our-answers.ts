import { escapeHtml } from '@/server/domain/content/safe-html';
import { REFUND_PICTURES_MAX } from '@/utils/constants/after-sale';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { DELETION_DAYS } from '@/utils/constants/timings';
import {
  NAMED_IN_ANSWERS,
  type OurQuestion,
} from '@/utils/content/our-questions';
import type { HelpFacts } from './help-facts';

type Texts = Readonly<Record<string, string>>;

/** The words of /help and of the storefront in one language. */
export interface HelpTexts {
  readonly help: Texts;
  readonly storefront: Texts;
}

const DELETION = 'delete-account';

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
  { help, storefront }: HelpTexts,
  { refundDays, unpaidMinutes }: HelpFacts,
): { readonly title: string; readonly html: string } {
  const values = {
    days: slug === DELETION ? DELETION_DAYS : refundDays,
    minutes: unpaidMinutes,
    name: BRAND_NAME,
    pictures: REFUND_PICTURES_MAX,
  };
  const part = (name: string): string =>
    filled(help[`${slug}.${name}`] ?? '', values, storefront);
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
