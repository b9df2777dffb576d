import type {
  AxiosInstance,
  AxiosRequestConfig,
  AxiosResponse,
  AxiosStatic,
} from 'axios';
import { HTTP_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@/utils/constants/timings';
import { apiBase, publicEnv } from '@/utils/env';
import { ApiError } from './api-error';
import { currentScope } from './request-scope';

interface ErrorBody {
  readonly statusCode?: string;
  readonly message?: string;
  readonly params?: Record<string, string[]>;
  readonly data?: unknown;
}

/** An axios failure as an ApiError; anything else stays what it was. */
function normaliseError(error: unknown): unknown {
  const failure = error as {
    isAxiosError?: boolean;
    response?: AxiosResponse<ErrorBody>;
    code?: string;
  };
  if (!failure.isAxiosError) return error;
  const { response } = failure;
  const body = typeof response?.data === 'object' ? response.data : undefined;
  const retryAfter = Number(response?.headers['retry-after']);
  return new ApiError({
    status: response?.status ?? 0,
    code:
      body?.statusCode ?? (response ? `HTTP_${response.status}` : 'NETWORK'),
    message: body?.message ?? '',
    fields: body?.params ?? {},
    data: body?.data,
    requestId:
      (response?.headers['x-request-id'] as string | undefined) ?? null,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/** What every answer of the API is wrapped in. */
interface Envelope {
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly links?: unknown;
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
