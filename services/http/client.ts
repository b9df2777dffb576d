import type { AxiosInstance, AxiosStatic, AxiosRequestConfig } from 'axios';
import { HTTP_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@/utils/constants/timings';
import { apiBase, publicEnv } from '@/utils/env';
import { normaliseError } from './normalise-error';
import { currentScope } from './request-scope';
import { type Envelope, unwrap } from './unwrap';

const IN_PROCESS_BASE = 'http://in.process/api/v1';

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

async function send<T>(config: AxiosRequestConfig): Promise<T> {
  const client = await http();
  try {
    return unwrap(await client.request<Envelope | null>(config)) as T;
  } catch (error) {
    throw normaliseError(error);
  }
}

/** Only the older way of a browser to send says how far it is. */
function watched(onProgress: (part: number) => void): AxiosRequestConfig {
  return {
    adapter: ['xhr', 'fetch'],
    timeout: UPLOAD_TIMEOUT_MS,
    onUploadProgress: ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
  };
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
  get: <T>(
    url: string,
    params?: Params,
    signal?: AbortSignal,
    options: { headers?: Record<string, string> } = {},
  ) =>
    send<T>({
      method: 'get',
      url,
      params,
      ...(signal && { signal }),
      ...options,
    }),
  post: <T>(
    url: string,
    data?: unknown,
    options: {
      params?: Params;
      headers?: Record<string, string>;
      /** `keepalive`: a request that outlives its page, of 64 kB at most. */
      fetchOptions?: { keepalive: true };
      /** How much of it has left, 0 to 1; browser only. */
      onProgress?: (part: number) => void;
    } = {},
  ) => {
    const { onProgress, ...rest } = options;
    return send<T>({
      method: 'post',
      url,
      data,
      ...rest,
      ...(onProgress && watched(onProgress)),
    });
  },
  put: <T>(url: string, data?: unknown) =>
    send<T>({ method: 'put', url, data }),
  delete: <T>(
    url: string,
    options: {
      params?: Params;
      data?: unknown;
      headers?: Record<string, string>;
    } = {},
  ) => send<T>({ method: 'delete', url, ...options }),
};
