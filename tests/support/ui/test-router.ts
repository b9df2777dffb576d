import mitt from 'next/dist/shared/lib/mitt';
import type { NextRouter } from 'next/router';
import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_CODES,
  type LocaleCode,
} from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';

/** One navigation that the page asked for. */
export interface RouterMove {
  readonly how: 'push' | 'replace';
  /** With its query, without the language prefix. */
  readonly path: string;
  readonly shallow: boolean;
}

export interface TestRouter {
  /** What RouterContext holds now; another object after every move. */
  current(): NextRouter;
  subscribe(listener: () => void): () => void;
  readonly moves: readonly RouterMove[];
  /** The browser's Back. */
  back(): Promise<void>;
  /** From now on the server has no answer for pages, or has one again. */
  breakPages(isBroken: boolean): void;
  /** From now on pages wait until what is answered is called. */
  holdPages(): () => void;
}

interface Place {
  readonly path: string;
  readonly lang: LocaleCode;
}

/** Our pages with a parameter, as pages/ has them, and one that looks like them. */
const PATTERNS: readonly [RegExp, string, string[]][] = [
  [/^\/restaurant\/([^/]+)$/, '/restaurant/[id]', ['id']],
  [/^\/orders\/([^/]+)$/, '/orders/[id]', ['id']],
  [/^\/profile\/delete$/, '/profile/delete', []],
  [/^\/apply\/([^/]+)$/, '/apply/[kind]', ['kind']],
  [/^\/([^/]+)\/([^/]+)$/, '/[shopType]/[shopId]', ['shopType', 'shopId']],
];

function parse(path: string): Pick<NextRouter, 'pathname' | 'query'> {
  const url = new URL(path, 'http://own.invalid');
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key);
    query[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  for (const [pattern, pathname, names] of PATTERNS) {
    const match = pattern.exec(url.pathname);
    if (!match) continue;
    names.forEach((name, index) => (query[name] = match[index + 1] ?? ''));
    return { pathname, query };
  }
  return { pathname: url.pathname, query };
}

const langOf = (code: string | undefined): LocaleCode =>
  isLocale(code) ? code : DEFAULT_LOCALE;

type UrlLike = Parameters<NextRouter['push']>[0];

function toPath(url: UrlLike, here: NextRouter): string {
  if (typeof url === 'string')
    return url.startsWith('?')
      ? `${new URL(here.asPath, 'http://own.invalid').pathname}${url}`
      : url;
  const query = { ...(url.query as Record<string, string>) };
  const pathname = (url.pathname ?? here.pathname).replace(
    /\[(\w+)\]/g,
    (_whole, name: string) => {
      const value = query[name] ?? String(here.query[name]);
      delete query[name];
      return value;
    },
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${pathname}?${search}` : pathname;
}

/** Next's pages router over the tab's history; `load` stands for getServerSideProps and runs unless a move is shallow. */
export function createTestRouter(
  start: Place,
  load: (place: Place) => Promise<void>,
): TestRouter {
  const events = mitt();
  const moves: RouterMove[] = [];
  /** Places below the one that is shown, the newest last. */
  const past: Place[] = [];
  let isBroken = false;
  let held = Promise.resolve();
  const listeners = new Set<() => void>();
  let here: NextRouter;

  function settle({ lang, path }: Place, how: 'push' | 'replace'): void {
    window.history[`${how}State`](null, '', localisedPath(path, lang));
    here = {
      ...parse(path),
      asPath: path,
      route: parse(path).pathname,
      basePath: '',
      locale: lang,
      defaultLocale: DEFAULT_LOCALE,
      locales: [...LOCALE_CODES],
      isReady: true,
      isFallback: false,
      isPreview: false,
      isLocaleDomain: false,
      events,
      push: (url, as, options) => go('push', as ?? url, options),
      replace: (url, as, options) => go('replace', as ?? url, options),
      prefetch: () => Promise.resolve(),
      beforePopState: () => undefined,
      back: () => void back(),
      forward: () => undefined,
      reload: () => undefined,
    };
    listeners.forEach((listener) => listener());
  }

  async function move(
    how: 'push' | 'replace',
    place: Place,
    shallow: boolean,
  ): Promise<boolean> {
    const address = localisedPath(place.path, place.lang);
    events.emit('routeChangeStart', address, { shallow });
    if (!shallow && isBroken) {
      events.emit('routeChangeError', new Error('no page'), address, {
        shallow,
      });
      // what Next does about a page that does not come
      window.location.assign(address);
      return false;
    }
    if (!shallow) await held.then(() => load(place));
    if (how === 'push')
      past.push({ path: here.asPath, lang: langOf(here.locale) });
    settle(place, how);
    events.emit('routeChangeComplete', address, { shallow });
    return true;
  }

  async function go(
    how: 'push' | 'replace',
    url: UrlLike,
    options: { shallow?: boolean; locale?: string | false } = {},
  ): Promise<boolean> {
    const path = toPath(url, here);
    const shallow = options.shallow ?? false;
    moves.push({ how, path, shallow });
    return move(
      how,
      { path, lang: langOf(options.locale || here.locale) },
      shallow,
    );
  }

  /** As use-shallow-history does it: a change of ?product= alone asks no server. */
  async function back(): Promise<void> {
    const place = past.pop();
    if (!place) return;
    await move('replace', place, parse(place.path).pathname === here.pathname);
  }

  settle(start, 'replace');
  return {
    current: () => here,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moves,
    back,
    breakPages: (broken) => (isBroken = broken),
    holdPages: () => {
      let letThrough = (): void => undefined;
      held = new Promise((resolve) => (letThrough = resolve));
      return () => letThrough();
    },
  };
}
