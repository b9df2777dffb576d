import type { TextBundle } from './create-i18n';

/** After all retries: how long until the next round, unless the network comes back before. */
const NEXT_ROUND_MS = 15_000;

/** What this tab has, or has asked for, of the languages' texts; browser only. */
const whole = new Map<string, TextBundle>();
const coming = new Map<string, Promise<TextBundle>>();
const gates = new Map<string, Promise<unknown>>();
let pageTexts: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Where a language's texts are; with the version they are for ever the same. */
export function textsAddress(lang: string, version: string): string {
  return `/locales/${lang}/translation.json?v=${version}`;
}

/** All texts of the language, when this tab has them. */
export function knownTexts(lang: string): TextBundle | undefined {
  return whole.get(lang);
}

/** What the page preloads; undefined: no answer, or the server failed. Throws what another try cannot mend. */
async function preloaded(
  lang: string,
  version: string,
): Promise<TextBundle | undefined> {
  const answer = await fetch(textsAddress(lang, version)).catch(() => null);
  if (answer?.ok)
    return answer.json().catch(() => undefined) as Promise<TextBundle>;
  if (answer && answer.status >= 400 && answer.status < 500)
    throw new Error(`there are no texts of ${lang}: ${answer.status}`);
  return undefined;
}

async function read(lang: string, version?: string): Promise<TextBundle> {
  const atOnce = version && (await preloaded(lang, version));
  if (atOnce) return atOnce;
  const { readBundle } = await import('./retrying-backend');
  return readBundle(lang, 'translation', {
    version,
    hasFailed: version !== undefined,
  });
}

/**
 * All texts of a language, asked for once. The version is of a page's own texts, which it preloads: then the loader
 * itself (i18next-http-backend, with its retries) is loaded only when that fails. `errors` is the server's namespace:
 * it answers in the language of the call, and the browser reads none of it.
 */
export function loadTexts(lang: string, version?: string): Promise<TextBundle> {
  const known = coming.get(lang);
  if (known) return known;
  const work = read(lang, version).then((texts) => {
    whole.set(lang, texts);
    return texts;
  });
  coming.set(lang, work);
  work.catch(() => coming.delete(lang));
  return work;
}

function nextRound(): Promise<void> {
  return new Promise((done) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      done();
    };
    const timer = setTimeout(go, NEXT_ROUND_MS);
    window.addEventListener('online', go);
  });
}

async function untilLoaded(
  lang: string,
  version: string,
  onLate: () => void,
): Promise<TextBundle> {
  for (;;) {
    try {
      return await loadTexts(lang, version);
    } catch {
      if (waiting > 0) onLate();
      await nextRound();
    }
  }
}

/** Loads what the page's HTML left out, however long it takes; `onLate` when a round failed and something waits. */
export function completeTexts(
  lang: string,
  version: string,
  onLate: () => void,
): Promise<TextBundle> {
  const work = untilLoaded(lang, version, onLate);
  pageTexts = work;
  return work;
}

/** Called when a block that somebody waits for could not be loaded and is going to be asked for again. */
let onLateBlock: () => void = () => undefined;

export function tellLateBlocks(tell: () => void): () => void {
  onLateBlock = tell;
  return () => (onLateBlock = () => undefined);
}

async function moduleOf<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page did not load.', error);
      onLateBlock();
      await nextRound();
    }
  }
}

/**
 * The module of a lazily loaded block, once the texts that it will read are there as well:
 * `dynamic(() => withTexts(() => import('./x')).then(…), { ssr: false })`. The page's own texts are only those that
 * its HTML shows. A block that does not load is asked for again, as next/dynamic would show nothing for ever.
 */
export async function withTexts<Module>(
  load: () => Promise<Module>,
): Promise<Module> {
  waiting += 1;
  try {
    const [loaded] = await Promise.all([moduleOf(load), pageTexts]);
    return loaded;
  } finally {
    waiting -= 1;
  }
}

/** Settles with the texts of a page that was reached without a reload; without them it is loaded as a whole. */
export function textsOrReload(
  lang: string,
  version: string | undefined,
): Promise<unknown> {
  const known = gates.get(lang);
  if (known) return known;
  const gate = loadTexts(lang, version).catch(() => {
    window.location.reload();
    return new Promise(() => undefined);
  });
  gates.set(lang, gate);
  return gate;
}
