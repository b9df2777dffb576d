import type {
  AxiosInstance,
  AxiosStatic,
  AxiosRequestConfig,
  AxiosResponse,
} from 'axios';
import { HTTP_TIMEOUT_MS } from '@/utils/constants/timings';
import { apiBase, publicEnv } from '@/utils/env';
import { ApiError } from './api-error';
import { normaliseError } from './normalise-error';
import { currentScope } from './request-scope';

const IN_PROCESS_BASE = 'http://in.process/api/v1';

interface Envelope {
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly links?: unknown;
}

/** In the browser fetch; on the server a plain call, unless the backend is somewhere else. */
async function transport(axios: AxiosStatic): Promise<AxiosRequestConfig> {
  if (typeof window !== 'undefined' || publicEnv.apiUrl)
    return { baseURL: apiBase, adapter: 'fetch' };
  const { inProcessAdapter } = await import('./in-process-adapter');
  return { baseURL: IN_PROCESS_BASE, adapter: inProcessAdapter(axios) };
}

async function createInstance(axios: AxiosStatic): Promise<AxiosInstance> {
  const instance = axios.create({
    ...(await transport(axios)),
    timeout: HTTP_TIMEOUT_MS,
  });
  instance.interceptors.request.use((config) => {
    const scope = currentScope();
    config.params = { lang: scope.lang, ...(config.params as object) };
    if (scope.token)
      config.headers.set('Authorization', `Bearer ${scope.token}`);
    return config;
  });
  return instance;
}

let instance: Promise<AxiosInstance> | null = null;

/** axios is 22 kB: it is loaded at the first call, not with the page. */
function http(): Promise<AxiosInstance> {
  instance ??= import('axios').then((module) => createInstance(module.default));
  instance.catch(() => (instance = null));
  return instance;
}

/** Somebody else answered, such as the login page of a hotel's network: as good as no answer. */
const strangeAnswer = (): ApiError =>
  new ApiError({
    status: 0,
    code: 'NETWORK',
    message: '',
    fields: {},
    data: undefined,
    requestId: null,
    retryAfterSeconds: null,
  });

/**
 * The data part of an answer; a list keeps its meta, and what has the shape of the common geocoding services is whole
 * by itself (spec.md §7). Throws when it is no answer of the API.
 */
function unwrap(response: AxiosResponse<Envelope | null>): unknown {
  const body = response.data;
  if (typeof body !== 'object' || body === null) throw strangeAnswer();
  if ('results' in body) return body;
  if (!('data' in body)) throw strangeAnswer();
  return 'meta' in body
    ? { data: body.data, meta: body.meta, links: body.links }
    : body.data;
}

async function send<T>(config: AxiosRequestConfig): Promise<T> {
  const client = await http();
  try {
    return unwrap(await client.request<Envelope | null>(config)) as T;
  } catch (error) {
    throw normaliseError(error);
  }
}

type Params = Readonly<Record<string, unknown>>;

/**
 * The only way to the API: 16 s time-out, `lang` on every call, the bearer when there is one, the body unwrapped to
 * its data part, failures as ApiError (spec.md §7). On the server calls go to the embedded backend in process.
 */
export const api = {
  /** Loads what calls are made with; a failure shows at the call. */
  warm: (): Promise<void> =>
    http().then(
      () => undefined,
      () => undefined,
    ),
  get: <T>(url: string, params?: Params, signal?: AbortSignal) =>
    send<T>({ method: 'get', url, params, ...(signal && { signal }) }),
  post: <T>(
    url: string,
    data?: unknown,
    options: {
      params?: Params;
      headers?: Record<string, string>;
      /** `keepalive`: a request that outlives its page, of 64 kB at most. */
      fetchOptions?: { keepalive: true };
    } = {},
  ) => send<T>({ method: 'post', url, data, ...options }),
  put: <T>(url: string, data?: unknown) =>
    send<T>({ method: 'put', url, data }),
  delete: <T>(url: string, options: { params?: Params; data?: unknown } = {}) =>
    send<T>({ method: 'delete', url, ...options }),
};
