import { contentRoutes } from '@/utils/shell/content-routes';
import { routes } from '@/utils/shell/routes';
import {
  ABOUT_TEXT,
  type DefaultText,
  DRIVER_TEXT,
  POLICY_TEXT,
  SELLER_TEXT,
  TERM_TEXT,
} from './default-texts';

/**
 * How a page is drawn: `article` is a long text with its contents beside it; `story` has pictures and numbers; `landing`
 * stands above an application; `part` is a piece of another page, never one of its own.
 */
export type PageLayout = 'article' | 'landing' | 'part' | 'story';

/** One page of words. */
export interface PageKind {
  /** As in the table `pages` and in /rest/pages/{slug}. */
  readonly slug: string;
  readonly layout: PageLayout;
  /** Its address on this site, without a language; null for a part. */
  readonly path: string | null;
  /** What it says when the operator has written nothing; null: the place that shows it has words of its own. */
  readonly text: DefaultText | null;
}

/** Every page of words that we know; an operator may add others, which are articles at /pages/{slug}. */
const PAGES: readonly PageKind[] = [
  {
    slug: 'about',
    layout: 'story',
    path: contentRoutes.about(),
    text: ABOUT_TEXT,
  },
  {
    slug: 'be-seller',
    layout: 'landing',
    path: contentRoutes.beSeller(),
    text: SELLER_TEXT,
  },
  {
    slug: 'delivery',
    layout: 'landing',
    path: contentRoutes.deliver(),
    text: DRIVER_TEXT,
  },
  {
    slug: 'policy',
    layout: 'article',
    path: routes.privacy(),
    text: POLICY_TEXT,
  },
  {
    slug: 'term',
    layout: 'article',
    path: routes.terms(),
    text: TERM_TEXT,
  },
  {
    slug: 'referral',
    layout: 'part',
    path: null,
    text: null,
  },
  {
    slug: 'referral_faq',
    layout: 'part',
    path: null,
    text: null,
  },
];

const BY_SLUG = new Map(PAGES.map((page) => [page.slug, page]));

export const knownPages = (): readonly PageKind[] => PAGES;

/** The page of a slug: one of ours, or an article that only the operator has. */
export function pageKind(slug: string): PageKind {
  return (
    BY_SLUG.get(slug) ?? {
      slug,
      layout: 'article',
      path: contentRoutes.page(slug),
      text: null,
    }
  );
}
