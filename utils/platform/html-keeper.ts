import { hash } from 'node:crypto';
import type { i18n } from 'i18next';
import { LucideProvider } from 'lucide-react';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
} from 'react';
import { renderToString } from 'react-dom/server';
import { I18nContext } from 'react-i18next';
import { ICON_STROKE } from '@/utils/constants/defaults';
import { siteLanguages } from '@/utils/i18n/site-languages';
import type { HtmlKeeper, ServerHtml, WantedPicture } from './server-html';
import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import { logger } from '@/server/logger';
import { runtime, runtimeSlot } from '@/server/runtime';

/** Of HTML, two to a character: some two hundred menus. */
const MOST_BYTES = 16 * 1024 * 1024;
const DAY_MS = 24 * 3_600_000;
/** React writes what a picture's preloading needs before the content. */
const HINTS = /^(?:<link rel="preload" as="image"[^>]*>)+/;
/** What React writes before a boundary that was rendered to its end. */
const WHOLE = '<!--$-->';
const HINT = /<link ([^>]*)>/g;

interface Names {
  readonly known: WeakMap<object, number | null>;
  last: number;
}

const kept = () =>
  boundedCache<ServerHtml>('html', {
    entries: 10_000,
    bytes: MOST_BYTES,
    freshMs: DAY_MS,
    weigh: (made, key) => bytesOf(made) + bytesOf(key),
  });

const names = (): Names =>
  runtimeSlot('html-names', () => ({
    known: new WeakMap<object, number | null>(),
    last: 0,
  }));

function attribute(hint: string, name: string): string | undefined {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(hint)?.[1];
  return found?.replaceAll('&amp;', '&');
}

function wantedPicture([hint]: RegExpExecArray): WantedPicture {
  return {
    href: attribute(hint, 'href') ?? '',
    srcSet: attribute(hint, 'imageSrcSet'),
    sizes: attribute(hint, 'imageSizes'),
    urgent: attribute(hint, 'fetchPriority') === 'high',
  };
}

/** As React's own type wants it: children are an argument of createElement. */
const Icons = LucideProvider as ComponentType<{ strokeWidth: number }>;

const inWords = (texts: i18n, node: ReactNode): string =>
  renderToString(
    createElement(
      I18nContext.Provider,
      { value: { i18n: texts } },
      createElement(Icons, { strokeWidth: ICON_STROKE }, node),
    ),
  );

function render<P extends object>(
  component: ComponentType<P>,
  props: P,
  texts: i18n,
): ServerHtml {
  const list = createElement(component, props);
  // The boundary that the browser hydrates it in (./kept-list.tsx).
  const text = inWords(texts, createElement(Suspense, null, list));
  const hints = HINTS.exec(text)?.[0] ?? '';
  const html = text.slice(hints.length);
  // A boundary leaves what fails to the browser; without one the failure is thrown.
  if (!html.startsWith(WHOLE)) inWords(texts, list);
  return {
    html,
    pictures: [...hints.matchAll(HINT)].map(wantedPicture),
  };
}

/** A number per component; null: it failed before. */
function nameOf(component: object): number | null {
  const all = names();
  const known = all.known.get(component);
  if (known !== undefined) return known;
  all.last += 1;
  all.known.set(component, all.last);
  return all.last;
}

/** Menus are shared between requests as they are (prefetch.ts `shared`): each is put into words once. */
const digests = new WeakMap<object, string>();

function digestOf(value: object): string {
  const known = digests.get(value);
  if (known) return known;
  const digest = hash('sha1', JSON.stringify(value), 'base64');
  digests.set(value, digest);
  return digest;
}

/** What the HTML depends on: the texts, what they call the site, its languages (of links), and every prop but handlers. */
function keyOf(name: number, props: object, texts: i18n): string {
  const { language, options } = texts;
  const bundle = texts.getResourceBundle(language, 'translation') as object;
  const site = options.interpolation?.defaultVariables ?? {};
  const said = [bundle, site, siteLanguages()].map(digestOf).join(' ');
  return Object.entries(props).reduce(
    (key, [prop, value]: [string, unknown]) => {
      if (typeof value === 'function' || value === undefined) return key;
      const data =
        typeof value === 'object' && value !== null
          ? digestOf(value)
          : JSON.stringify(value);
      return `${key} ${prop}=${data}`;
    },
    `${name} ${language} ${said}`,
  );
}

/** All texts of the language, so that what a page brings of them leaves no trace (server/ssr/page-texts.ts). */
function wholeTexts(texts: i18n): i18n {
  const newest = runtimeSlot('page-words', () => new Map<string, i18n>());
  return newest.get(texts.language) ?? texts;
}

/**
 * The HTML of a component, remembered by its props as JSON and the reader's texts: equal data, whoever asks, is rendered once. Props are
 * never changed after they were given. Nothing has
 * to be dropped when data changes, as changed data is another key. A component that fails outside its page (it reads
 * a context) is logged once and rendered in its place from then on.
 */
export const keepHtml: HtmlKeeper = (component, props, pageTexts) => {
  const texts = wholeTexts(pageTexts);
  const name = nameOf(component);
  if (name === null) return null;
  const key = keyOf(name, props, texts);
  const found = kept().get(key);
  if (found) return found;
  try {
    const made = render(component, props, texts);
    kept().set(key, made);
    return made;
  } catch (err) {
    names().known.set(component, null);
    logger().error({ err }, 'a component cannot be rendered on its own');
    return null;
  }
};

runtime().htmlKeeper = keepHtml;
