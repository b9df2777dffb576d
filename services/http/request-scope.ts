import Cookies from 'js-cookie';
import { COOKIES } from '@/utils/constants/cookies';

/** Who is asking, for one page render (server) or this tab (browser). */
export interface RequestScope {
  readonly lang: string;
  readonly token: string | null;
  readonly currencyId: number | null;
}

/** Calls the backend; it may give its answer's body to `handOver` as an object and leave the response's empty. */
export type InProcessFetch = (
  request: Request,
  handOver?: (body: unknown) => void,
) => Promise<Response> | Response;

interface ServerRegistry {
  readonly currentScope: (() => RequestScope | undefined) | null;
  readonly appFetch: InProcessFetch | null;
}

/** The server's registry (server/runtime.ts), reached without importing server code; undefined in the browser. */
function serverRegistry(): ServerRegistry | undefined {
  return (globalThis as { [key: symbol]: ServerRegistry | undefined })[
    Symbol.for('sofra')
  ];
}

/** The browser's language; written by the application shell, never on the server. */
let browserLang = 'en';

export function setBrowserLang(lang: string): void {
  if (typeof window !== 'undefined') browserLang = lang;
}

/** Cookies in the browser, the page render's own store on the server. */
export function currentScope(): RequestScope {
  if (typeof window === 'undefined')
    return (
      serverRegistry()?.currentScope?.() ?? {
        lang: 'en',
        token: null,
        currencyId: null,
      }
    );
  const currency = Number(Cookies.get(COOKIES.currency));
  return {
    lang: browserLang,
    token: Cookies.get(COOKIES.token) ?? null,
    currencyId: Number.isInteger(currency) && currency > 0 ? currency : null,
  };
}

/** The embedded backend's fetch, when it lives in this process. */
export function inProcessFetch(): InProcessFetch | null {
  return serverRegistry()?.appFetch ?? null;
}
