import type {
  AxiosAdapter,
  AxiosResponse,
  AxiosStatic,
  InternalAxiosRequestConfig,
} from 'axios';
import { inProcessFetch } from './request-scope';

type Config = InternalAxiosRequestConfig;

function toRequest(axios: AxiosStatic, config: Config): Request {
  const { headers, method = 'get' } = config;
  // the request writes it itself, with what parts the fields
  if (config.data instanceof FormData) headers.delete('Content-Type');
  return new Request(axios.getUri(config), {
    method: method.toUpperCase(),
    headers: headers.toJSON() as Record<string, string>,
    body: config.data as string | undefined,
  });
}

async function ask(axios: AxiosStatic, config: Config): Promise<AxiosResponse> {
  const send = inProcessFetch();
  if (!send) throw new Error('the embedded backend is not mounted');
  let handed: unknown;
  const answer = await send(toRequest(axios, config), (body) => {
    handed = body;
  });
  return {
    data: handed === undefined ? await answer.text() : handed,
    status: answer.status,
    statusText: answer.statusText,
    headers: axios.AxiosHeaders.from(Object.fromEntries(answer.headers)),
    config,
  };
}

/** Rejects after the call's time-out, as a transport over a network would. */
async function inTime<T>(
  axios: AxiosStatic,
  config: Config,
  work: Promise<T>,
): Promise<T> {
  const { timeout = 0 } = config;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = () =>
      new axios.AxiosError('no answer in time', 'ECONNABORTED', config);
    timer = setTimeout(() => reject(error()), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * axios' transport of a server-side render: a plain call of the embedded backend. Answers of its routes are handed
 * over as the objects they are, neither written as JSON nor parsed; they may be shared, so services never change
 * what they got. Statuses, headers, time-out and errors are as over HTTP.
 */
export function inProcessAdapter(axios: AxiosStatic): AxiosAdapter {
  return async (config) => {
    const response = await inTime(axios, config, ask(axios, config));
    if (config.validateStatus?.(response.status) ?? true) return response;
    const text = `Request failed with status code ${response.status}`;
    throw new axios.AxiosError(text, undefined, config, null, response);
  };
}
