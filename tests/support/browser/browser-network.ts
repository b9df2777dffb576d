import type { ApiHarness } from '../api/api-harness';

export interface NetworkCall {
  readonly method: string;
  /** Below /api/v1, or of this site; without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  // Tests assert on the wire's shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

type Matches = (call: NetworkCall) => boolean;

export interface BrowserNetwork {
  /** Everything that was sent, also what found no server. */
  readonly calls: readonly NetworkCall[];
  /** The calls of one kind, such as `sent('POST', '/auth/login')`. */
  sent(method: string, path: string): readonly NetworkCall[];
  /** From now on calls of this kind find no server; `true` takes the whole network away. */
  cut(what: Matches | boolean): void;
  /** From now on calls of this kind reach the server and their answers are lost on the way back. */
  lose(what: Matches): void;
  /** From now on calls of this kind are answered with this status by something on the way (a proxy, a firewall). */
  refuse(what: Matches, status: number): void;
}

const BASE = '/api/v1';
let api: ApiHarness | null = null;
let calls: NetworkCall[] = [];
let isCut: Matches = () => false;
let isLost: Matches = () => false;
let refusal: { readonly what: Matches; readonly status: number } | null = null;

const network: BrowserNetwork = {
  get calls() {
    return calls;
  },
  sent: (method, path) =>
    calls.filter((call) => call.method === method && call.path === path),
  cut: (what) => (isCut = typeof what === 'function' ? what : () => what),
  lose: (what) => (isLost = what),
  refuse: (what, status) => (refusal = { what, status }),
};

async function toCall(request: Request): Promise<NetworkCall> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    path: url.pathname.startsWith(`${BASE}/`)
      ? url.pathname.slice(BASE.length)
      : url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
}

/** Cookies that scripts do not see; the others are in document.cookie and do not matter to these calls. */
const jar = new Map<string, string>();

/** The cookies that the API set for this browser and keeps from its scripts. */
export function hiddenCookies(): ReadonlyMap<string, string> {
  return jar;
}

function withCookies(request: Request): Request {
  if (jar.size === 0) return request;
  const headers = new Headers(request.headers);
  const pairs = [...jar].map(([name, value]) => `${name}=${value}`);
  headers.set('cookie', pairs.join('; '));
  return new Request(request, { headers });
}

function keepCookies({ headers }: Response): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (!/httponly/i.test(line)) continue;
    if (!value || /max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
}

async function browserFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const request =
    input instanceof Request ? input : new Request(input as string, init);
  const visit = calls;
  const isOver = () => visit !== calls;
  const call = await toCall(request);
  visit.push(call);
  if (!api || isOver() || isCut(call)) throw new TypeError('Failed to fetch');
  if (refusal?.what(call))
    return new Response('<html></html>', { status: refusal.status });
  const answer = await api.fetch(withCookies(request));
  // A page that was left hears nothing any more, nor do its cookies reach the next test's.
  if (isOver() || isLost(call)) throw new TypeError('Failed to fetch');
  keepCookies(answer);
  return answer;
}

/** Node's Request knows no page to which an address like /api/v1/… belongs. */
function pageRequest(Base: typeof Request): typeof Request {
  return class PageRequest extends Base {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(
        input instanceof Base ? input : new URL(input, document.baseURI).href,
        init,
      );
    }
  };
}

const HOOKED = Symbol('network');
const globals = globalThis as typeof globalThis & { [HOOKED]?: boolean };

/** The page's fetch reaches this API; there is no second backend to fall out of step. */
export function connectNetwork(to: ApiHarness): BrowserNetwork {
  api = to;
  if (!globals[HOOKED]) {
    // axios keeps the Request it finds when it is loaded, so this one stays for the whole file.
    globals.Request = pageRequest(globals.Request);
    globals.fetch = browserFetch;
    globals[HOOKED] = true;
  }
  return network;
}

/** After a test: nothing was sent, nothing is cut. */
export function resetNetwork(): void {
  api = null;
  calls = [];
  jar.clear();
  isCut = () => false;
  isLost = () => false;
  refusal = null;
}
