import type { Ctx } from '@/server/context';
import { cached } from '@/server/caches/catalogue-cache';
import { brandName } from '@/server/caches/site-brand';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import { isExampleSite } from '@/server/domain/settings/read-settings';
import { DomainError } from '@/server/errors';
import {
  findPageRow,
  findPageVersions,
  type PageRow,
  type PageVersionRow,
} from '@/server/repositories/content/page-repository';
import type { DefaultText } from './default-texts';
import { localeOf, ownText } from './own-text';
import { pageKind, type PageLayout } from './page-registry';
import { escapeHtml, plainText, type SafeText, safeText } from './safe-html';

/** Words, and their language. */
interface Said {
  readonly locale: string;
  readonly text: string;
}

export interface PageVersionView {
  readonly version: number;
  readonly since: Date;
  /** What it changed; null when that was not said, as of the first. */
  readonly changes: Said | null;
}

export interface TextPageView extends SafeText {
  /** 0 for the text we bring. */
  readonly id: number;
  readonly slug: string;
  readonly layout: PageLayout;
  readonly path: string | null;
  readonly img: string | null;
  readonly locale: string;
  readonly title: string;
  /** Plain text: what it is about. */
  readonly summary: string;
  readonly updatedAt: Date;
  readonly version: number;
  /** The one in force first. */
  readonly versions: readonly PageVersionView[];
}

type TextCtx = Pick<Ctx, 'db' | 'lang'>;

/** Says one of our texts in a language, with the site's name in it. */
type Say = (key: string) => string;

async function ourWords(db: Ctx['db'], lang: string): Promise<Say> {
  const texts = await translationBundle(db, lang, 'errors');
  return (key) => (texts[key] ?? '').replaceAll('{{name}}', brandName(lang));
}

/** The text we bring as HTML. */
function defaultHtml(
  say: Say,
  { intro, sections }: DefaultText,
  isIntroduced = true,
) {
  const paragraph = (key: string) =>
    `<p>${escapeHtml(say(key)).replaceAll('\n\n', '</p><p>')}</p>`;
  return [
    ...(isIntroduced ? [paragraph(intro)] : []),
    ...sections.map(
      ([heading, text]) =>
        `<h2>${escapeHtml(say(heading))}</h2>${paragraph(text)}`,
    ),
  ].join('\n');
}

/** The text that we bring without what is made up for the example, unless this is its site. */
async function broughtText(
  db: Ctx['db'],
  text: DefaultText,
): Promise<DefaultText> {
  const { ofExample, sections } = text;
  if (!ofExample || (await isExampleSite(db))) return text;
  return {
    ...text,
    sections: sections.filter(([title]) => !ofExample.includes(title)),
  };
}

/** The title and the HTML of the text we bring, as an operator may begin from it. */
export async function defaultWords(
  { db, lang }: TextCtx,
  text: DefaultText,
): Promise<{ readonly title: string; readonly description: string }> {
  const say = await ourWords(db, lang);
  return {
    title: say(text.title),
    description: defaultHtml(say, await broughtText(db, text)),
  };
}

function defaultVersions(
  say: Say,
  { versions }: DefaultText,
  locale: string,
): PageVersionView[] {
  return versions
    .map(([since, changes], index) => ({
      version: index + 1,
      since: new Date(`${since}T00:00:00Z`),
      changes: changes ? { locale, text: say(changes) } : null,
    }))
    .reverse();
}

function ownVersion(
  { changes, since, version }: PageVersionRow,
  lang: string,
): PageVersionView {
  const locale = changes && localeOf(changes, lang);
  const text = locale && changes?.[locale];
  return { version, since, changes: text ? { locale, text } : null };
}

interface KeptPage {
  readonly row: PageRow;
  readonly versions: readonly PageVersionRow[];
}

/** The operator's row with its versions; from the process's cache. */
function keptPage(db: Ctx['db'], slug: string): Promise<KeptPage | null> {
  return cached(`pages:${slug}`, async () => {
    const row = await findPageRow(db, slug);
    return row && { row, versions: await findPageVersions(db, row.id) };
  });
}

/** The operator's row of a part of another page, in force; from the process's cache. */
export async function keptPart(
  db: Ctx['db'],
  slug: string,
): Promise<PageRow | null> {
  const kept = await keptPage(db, slug);
  return kept?.row.active ? kept.row : null;
}

/** The first paragraph's words. */
const firstWords = (html: string): string =>
  plainText(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? html);

/** As one line of the key of a slug in the process's cache. */
const SLUG = /^[a-z0-9][a-z0-9_-]{0,79}$/;

/**
 * A page of words in the asked language: the operator's own text when there is one in force, ours otherwise. Throws
 * not_found for a slug that nobody wrote, with `data: {gone: true}` for one that the operator has withdrawn.
 */
export async function getTextPage(
  { db, lang }: TextCtx,
  slug: string,
): Promise<TextPageView> {
  if (!SLUG.test(slug)) throw new DomainError('not_found');
  const { layout, path, text } = pageKind(slug);
  const [say, kept] = await Promise.all([
    ourWords(db, lang),
    keptPage(db, slug),
  ]);
  const row = kept?.row;
  const shared = { slug, layout, path };
  const ourTitle = text ? say(text.title) : slug;
  const own = row?.active ? ownText(row, lang, ourTitle) : null;
  if (kept && row && own) {
    const versions = kept.versions.map((each) => ownVersion(each, lang));
    const first = { version: row.version, since: row.updatedAt, changes: null };
    return {
      ...shared,
      ...own,
      img: row.img,
      summary: own.summary || firstWords(own.html),
      version: row.version,
      versions: versions.length > 0 ? versions : [first],
    };
  }
  if (!text)
    throw new DomainError('not_found', row ? { data: { gone: true } } : {});
  const versions = defaultVersions(say, text, lang);
  return {
    ...shared,
    // a landing page begins with an introduction of its own
    ...safeText(
      defaultHtml(say, await broughtText(db, text), layout !== 'landing'),
    ),
    id: 0,
    // a picture is the operator's without words of its own, too
    img: row?.active ? row.img : null,
    locale: lang,
    title: ourTitle,
    summary: say(text.intro),
    updatedAt: versions[0]?.since ?? new Date(0),
    version: versions.length,
    versions,
  };
}
