import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ParsedUrlQuery } from 'node:querystring';
import type { UserDto } from '@/server/contracts/account/user';
import type { Shell } from '@/utils/shell/shell';
import type { PageNamespace } from '@/utils/i18n/locales';
import type { Prefetch } from './prefetch';
import type { PageForm, PageResume } from './form/page-form';
import type { HeadDraft } from './head/head-draft';

/** What a page's prefetch list is made from. */
export interface PageContext {
  readonly params: ParsedUrlQuery;
  readonly query: ParsedUrlQuery;
  readonly shell: Shell;
  /** Of a signed-in customer, amounts in the shell's currency. */
  readonly account: UserDto | null;
}

/** The same with what was found. */
export interface LoadedPage extends PageContext {
  /** The answer to one of the page's queries; undefined when it was optional and failed, or not asked. */
  readonly read: QueryClient['getQueryData'];
  readonly t: TFunction;
}

/**
 * `missing` is a 404; another address of this site, without its language, a 308, or a 307 where it is so `forNow`.
 * Null: this one is right.
 */
export type Verdict =
  'missing' | { readonly moved: string; readonly forNow?: true } | null;

export interface PageOptions {
  /** The texts that the page shows beside `translation`; blocks that load later bring their own (docs/adr/0050). */
  readonly namespaces?:
    readonly PageNamespace[] | ((page: LoadedPage) => readonly PageNamespace[]);
  /** What the page needs; all of it is loaded in parallel. */
  readonly prefetch?: (page: PageContext) => readonly Prefetch[];
  /** `required` sends visitors to /login and back; `visitor` sends signed-in customers home. */
  readonly session?: 'any' | 'required' | 'visitor';
  /** The page offers social sign-in: it knows its configuration, and its policy lets those hosts in. */
  readonly social?: boolean;
  /** False: the address itself is wrong (an unknown shop type, an id that is no number): a real 404. */
  readonly accepts?: (page: Pick<PageContext, 'params'>) => boolean;
  /** What the address says by itself (an old one, a slug in the place of an id); before anything is loaded. */
  readonly moved?: (
    page: Pick<PageContext, 'params' | 'query'>,
  ) => Verdict | Promise<Verdict>;
  /** What the answers say of it (a page past the list's end, a shop of another type). */
  readonly check?: (page: LoadedPage) => Verdict;
  /** Answers the forms that are posted to the page without script. */
  readonly form?: PageForm;
  /** What such a form goes on with when nothing is posted: a step that a cookie keeps. */
  readonly resume?: PageResume;
  /** Those forms may bring files along. */
  readonly files?: boolean;
  /** What search engines and link previews read (docs/adr/0016). */
  readonly head?: (page: LoadedPage) => HeadDraft | Promise<HeadDraft>;
}
