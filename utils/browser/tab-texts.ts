import type { i18n } from 'i18next';
import {
  createI18n,
  type PageTexts,
  type TextBundle,
} from '@/utils/i18n/create-i18n';
import type { PageNamespace } from '@/utils/i18n/locales';
import { HTTP_TIMEOUT_MS } from '@/utils/constants/timings';
import { tellLate } from './until-loaded';

type Namespaces = readonly PageNamespace[];

/** This tab's texts, an instance per language; browser only. */
const instances = new Map<string, i18n>();
const coming = new Map<string, Promise<void>>();
const gates = new Map<string, Promise<unknown>>();
/** What this tab has shown or asked for, in whichever language. */
const used = new Set<PageNamespace>(['translation']);
/** The hash of a language's texts, as its last page said. */
const versions = new Map<string, string>();
let shown = '';

function instanceOf(lang: string): i18n {
  const instance = instances.get(lang) ?? createI18n(lang, null);
  instances.set(lang, instance);
  return instance;
}

function add(lang: string, namespace: PageNamespace, texts: TextBundle): void {
  used.add(namespace);
  instanceOf(lang).addResourceBundle(lang, namespace, texts);
}

const hasTexts = (lang: string, namespace: PageNamespace): boolean =>
  instances.get(lang)?.hasResourceBundle(lang, namespace) ?? false;

/** Whether the tab has all that it has used so far in this language, too. */
export const hasAllTexts = (lang: string): boolean =>
  [...used].every((name) => hasTexts(lang, name));

/** The language that is on the screen from now on: blocks that load later load its texts. */
export function showTexts(lang: string, version: string | undefined): void {
  shown = lang;
  if (version) versions.set(lang, version);
}

/** The texts that a page brought: what the tab knows stays. */
export function rememberTexts(lang: string, texts: PageTexts): void {
  for (const [name, bundle] of Object.entries(texts))
    if (!hasTexts(lang, name as PageNamespace))
      add(lang, name as PageNamespace, bundle);
}

/** What the tab has of a language's texts. `site` is what `{{name}}` means. */
export function tabTexts(lang: string, site = ''): i18n {
  const known = instanceOf(lang);
  const { interpolation } = known.options;
  if (interpolation?.defaultVariables?.name === site) return known;
  const texts = known.getDataByLanguage(lang) as PageTexts;
  const named = createI18n(lang, null, site, texts);
  instances.set(lang, named);
  return named;
}

/** The loader with its retries (i18next-http-backend) comes after a failure that may pass: a first load pays nothing for it. */
async function read(lang: string, namespace: PageNamespace): Promise<void> {
  const version = versions.get(lang);
  const address = `/locales/${lang}/${namespace}.json`;
  const answer = await fetch(version ? `${address}?v=${version}` : address, {
    signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
  }).catch(() => null);
  if (answer?.ok)
    return add(lang, namespace, (await answer.json()) as TextBundle);
  if (answer && answer.status < 500)
    throw new Error(`the texts of ${lang} did not load`);
  const { readBundle } = await import('@/utils/i18n/retrying-backend');
  const asked = { version, isLost: true };
  add(lang, namespace, await readBundle(lang, namespace, asked));
}

function load(lang: string, namespace: PageNamespace): Promise<void> {
  if (hasTexts(lang, namespace)) return Promise.resolve();
  const key = `${lang} ${namespace}`;
  const asked = coming.get(key);
  if (asked) return asked;
  const work = read(lang, namespace).finally(() => coming.delete(key));
  coming.set(key, work);
  return work;
}

/** All that this tab has used so far, in this language: each namespace is asked for once. Throws when it gave up. */
export async function loadTexts(lang: string): Promise<void> {
  await Promise.all([...used].map((name) => load(lang, name)));
}

/** Settles with the texts of a page in a language that the tab lacks; without them it is loaded as a whole. */
export function textsOrReload(lang: string): Promise<unknown> {
  const key = [lang, ...used].join(' ');
  const gate =
    gates.get(key) ??
    loadTexts(lang).catch(() => {
      window.location.reload();
      return new Promise(() => undefined);
    });
  gates.set(key, gate);
  return gate;
}

/** How long a block waits for its texts until words say that it is late. */
const LATE_MS = 5000;

/** Texts that a block shows, in the language that is on the screen. Throws when they did not come. */
async function shownTexts(namespaces: Namespaces): Promise<void> {
  const late = setTimeout(tellLate, LATE_MS);
  try {
    await Promise.all(namespaces.map((name) => load(shown, name)));
  } finally {
    clearTimeout(late);
  }
}

/**
 * A block that loads later, with the texts that it shows beside `translation`: `withTexts(['cart'], () => import('./x'))`. It is
 * there when both are; fails when either does not come. On the server the page brings the texts.
 */
export function withTexts<Module>(
  namespaces: Namespaces,
  loadModule: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    // before the first render: what the server rendered, with texts that the page brings
    if (typeof window === 'undefined' || !shown) return loadModule();
    const [module] = await Promise.all([loadModule(), shownTexts(namespaces)]);
    return module;
  };
}
