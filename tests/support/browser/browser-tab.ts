import Cookies from 'js-cookie';
import { vi } from 'vitest';
import { resetNetwork } from './browser-network';

/** Where the tab was sent by other means than the router; jsdom does not navigate. */
export interface TabMoves {
  readonly replaced: readonly string[];
  readonly assigned: readonly string[];
  readonly reloads: number;
}

interface TestCookie {
  readonly value: string;
  /** Null: until the browser closes. */
  readonly expires: Date | null;
  readonly path: string | null;
  readonly sameSite: string | undefined;
}

interface JsdomCookie {
  readonly key: string;
  readonly value: string;
  readonly expires: Date | 'Infinity' | null;
  readonly path: string | null;
  readonly sameSite: string | undefined;
}

declare global {
  var jsdom: {
    readonly window: { readonly location: Location };
    readonly cookieJar: { getCookiesSync(url: string): JsdomCookie[] };
  };
}

/** Watches the tab's own navigation until the test ends. */
export function watchTab(): TabMoves {
  const replaced: string[] = [];
  const assigned: string[] = [];
  let reloads = 0;
  const real = globalThis.jsdom.window.location;
  const parts = [
    'hash',
    'host',
    'hostname',
    'href',
    'origin',
    'pathname',
    'port',
    'protocol',
    'search',
  ] as const;
  const location = {
    replace: (url: string) => void replaced.push(url),
    assign: (url: string) => void assigned.push(url),
    reload: () => void (reloads += 1),
    toString: () => real.href,
  };
  for (const part of parts)
    Object.defineProperty(location, part, { get: () => real[part] });
  vi.stubGlobal('location', location);
  return {
    replaced,
    assigned,
    get reloads() {
      return reloads;
    },
  };
}

/** A cookie as the browser keeps it, with its life; null when there is none. */
export function cookie(name: string): TestCookie | null {
  const { cookieJar, window } = globalThis.jsdom;
  const found = cookieJar
    .getCookiesSync(window.location.href)
    .find(({ key }) => key === name);
  if (!found) return null;
  const { expires, path, sameSite, value } = found;
  return {
    value,
    expires: expires instanceof Date ? expires : null,
    path,
    sameSite,
  };
}

/** A new browser for the next test: no cookies, no storage, the home page, no calls. */
export function resetTab(): void {
  vi.unstubAllGlobals();
  resetNetwork();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

/** React and user-event add these once per document, and remember that they have. */
const SHARED_EVENTS = new Set(['selectionchange', 'focus', 'blur']);

/**
 * From now on the listeners of window and document and the open channels are counted; the answer removes them, and what
 * was put into the page. Modules listen as long as their page lives, which here is one file of tests.
 */
export function watchPage(): () => void {
  const undo: (() => void)[] = [];
  const Channel = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      undo.push(() => this.close());
    }
  };
  undo.push(() => (globalThis.BroadcastChannel = Channel));
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ): void => {
      add(type, listener, options);
      if (!SHARED_EVENTS.has(type))
        undo.push(() => target.removeEventListener(type, listener, options));
    };
    undo.push(() => (target.addEventListener = add));
  }
  return () => {
    for (const step of undo) step();
    document.body.replaceChildren();
  };
}
