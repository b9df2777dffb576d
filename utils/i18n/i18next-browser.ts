/**
 * What the pages' browser side uses of i18next, under its name: the build puts this module in the place of `i18next`
 * in the browser (`resolveAlias` in next.config.ts, docs/adr/0003), which is 15 kB less to load before a page can be
 * used. One language and one namespace, flat keys, plurals by the resolver that `createI18n` brings, `{{name}}`.
 * The server and the tests run i18next itself; tests/unit/utils/i18next-browser.test.ts holds both to the same words.
 */

type Texts = Record<string, string>;
type Listener = (...details: unknown[]) => void;
type Values = Readonly<
  Record<string, string | number | boolean | null | undefined>
>;

interface Options {
  readonly lng: string;
  readonly resources: Readonly<Record<string, { readonly translation: Texts }>>;
  readonly parseMissingKeyHandler?: (key: string) => string;
}

interface Plugin {
  readonly init?: (instance: BrowserI18n) => void;
}

interface PluralResolver {
  getSuffix: (lng: string, count: number) => string;
}

type BrowserI18n = ReturnType<typeof createInstance>;

const GAP = /\{\{(.+?)\}\}/g;

/** A gap nobody gave a value for stays open, an undefined value closes it. */
function fill(text: string, values: Values): string {
  return text.replace(GAP, (gap, inner: string) => {
    const name = inner.trim();
    return name in values ? String(values[name] ?? '') : gap;
  });
}

/** One language's texts, as `createI18n` and react-i18next use them. */
export function createInstance() {
  const listeners = new Map<string, Set<Listener>>();
  const plugins: Plugin[] = [];
  const services = {
    pluralResolver: { getSuffix: () => '' } as PluralResolver,
  };
  let texts: Texts = {};

  function suffixesOf(count: unknown): string[] {
    if (typeof count !== 'number') return [''];
    const suffix = services.pluralResolver.getSuffix(instance.language, count);
    const forms = [suffix, '', '_other'];
    return count === 0 ? ['_zero', ...forms] : forms;
  }

  function t(key: string, values: Values = {}): string {
    const suffix = suffixesOf(values.count).find((form) => texts[key + form]);
    const { parseMissingKeyHandler: onMissing } = instance.options;
    if (suffix === undefined && onMissing) return onMissing(key);
    const text = texts[key + (suffix ?? '')] || key;
    return values.skipInterpolation ? text : fill(text, values);
  }

  const instance = {
    services,
    store: {},
    options: {} as Partial<Options>,
    language: '',
    languages: [] as string[],
    isInitialized: false,
    t,
    /** A new function each time: components that hold it are rendered anew when the texts change. */
    getFixedT: () => (key: string, values?: Values) => t(key, values),
    hasLoadedNamespace: () => true,
    getResource: (_lng: string, _namespace: string, key: string) => texts[key],
    addResourceBundle(_lng: string, _namespace: string, more: Texts) {
      texts = { ...texts, ...more };
    },
    use(plugin: Plugin) {
      plugins.push(plugin);
      return instance;
    },
    init(options: Options) {
      instance.options = options;
      instance.language = options.lng;
      instance.languages = [options.lng];
      instance.isInitialized = true;
      texts = options.resources[options.lng]?.translation ?? {};
      for (const plugin of plugins) plugin.init?.(instance);
      return Promise.resolve(t);
    },
    on(event: string, listener: Listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
    },
    off(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
    },
    emit(event: string, ...details: unknown[]) {
      listeners.get(event)?.forEach((listener) => listener(...details));
    },
  };
  return instance;
}

/** Keys are strings here: what react-i18next asks of a key that is a function. */
export const keyFromSelector = String;
