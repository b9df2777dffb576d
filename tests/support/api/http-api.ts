import type { ApiAnswer, ApiHarness } from './api-harness';

const PATIENCE_MS = 15_000;

/** What tests call of the API, whether it runs in this process or behind a port. */
export type CalledApi = Pick<ApiHarness, 'call' | 'fetch' | 'get' | 'post'>;

/** The API of a running server, called as the harness in process is; `origin` is asked anew for every call. */
export function httpApi(origin: () => string): CalledApi {
  const call: CalledApi['call'] = async (method, path, options = {}) => {
    const response = await fetch(`${origin()}/api/v1${path}`, {
      method,
      headers: {
        ...(options.body !== undefined && {
          'content-type': 'application/json',
        }),
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
      body:
        options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const body: ApiAnswer['body'] = /^[[{]/.test(text)
      ? JSON.parse(text)
      : text;
    return { status: response.status, headers: response.headers, body };
  };
  return {
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) =>
      call('POST', path, { body: body ?? {}, ...options }),
    fetch: ({ headers, signal, url }) => {
      const { pathname, search } = new URL(url);
      return fetch(`${origin()}${pathname}${search}`, { headers, signal });
    },
  };
}
