import type { AxiosResponse } from 'axios';
import { ApiError } from './api-error';

/** What every answer of the API is wrapped in. */
export interface Envelope {
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
export function unwrap(response: AxiosResponse<Envelope | null>): unknown {
  const body = response.data;
  if (typeof body !== 'object' || body === null) throw strangeAnswer();
  if ('results' in body) return body;
  if (!('data' in body)) throw strangeAnswer();
  return 'meta' in body
    ? { data: body.data, meta: body.meta, links: body.links }
    : body.data;
}
