import type { Ctx } from '@/server/context';
import {
  findPage,
  type PageRow,
} from '@/server/repositories/content/page-repository';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { cached } from '@/server/caches/catalogue-cache';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import { DEFAULT_TEXTS, DEFAULT_TEXTS_DATE } from './default-texts';
import { escapeHtml, type SafeText, safeText } from './safe-html';

export interface TextPageView extends SafeText {
  /** 0 for the text we bring. */
  readonly id: number;
  readonly locale: string;
  readonly title: string;
  readonly updatedAt: Date;
}

type Slug = 'policy' | 'term';
type Texts = Readonly<Record<string, string>>;

function words(texts: Texts, key: string): string {
  return (texts[key] ?? '').replaceAll('{{name}}', BRAND_NAME);
}

function ownText(
  { id, translations, updatedAt }: PageRow,
  lang: string,
  title: string,
): TextPageView | null {
  const locale =
    [lang, 'en', ...Object.keys(translations)].find(
      (code) => translations[code]?.description,
    ) ?? null;
  const text = locale === null ? undefined : translations[locale];
  if (locale === null || !text?.description) return null;
  return {
    ...safeText(text.description),
    id,
    locale,
    title: text.title || title,
    updatedAt,
  };
}

function defaultText(texts: Texts, slug: Slug, locale: string): TextPageView {
  const { intro, sections, title } = DEFAULT_TEXTS[slug];
  const html = [
    `<p>${escapeHtml(words(texts, intro))}</p>`,
    ...sections.map(
      ([heading, text]) =>
        `<h2>${escapeHtml(words(texts, heading))}</h2><p>${escapeHtml(words(texts, text))}</p>`,
    ),
  ].join('\n');
  return {
    ...safeText(html),
    id: 0,
    locale,
    title: words(texts, title),
    updatedAt: DEFAULT_TEXTS_DATE,
  };
}

/** Privacy policy or terms in the asked language: the operator's own text when there is one, ours otherwise. */
export async function getTextPage(
  { db, lang }: Pick<Ctx, 'db' | 'lang'>,
  slug: Slug,
): Promise<TextPageView> {
  const [texts, row] = await Promise.all([
    translationBundle(db, lang, 'translation'),
    cached(`pages:${slug}`, () => findPage(db, slug)),
  ]);
  const own =
    row && ownText(row, lang, words(texts, DEFAULT_TEXTS[slug].title));
  return own ?? defaultText(texts, slug, lang);
}
