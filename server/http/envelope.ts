import { ERROR_CODES } from '../contracts/error-codes';
import type { DomainError } from '../errors';
import { errorMessage } from '../domain/i18n/error-message';
import { waitText } from '../domain/i18n/wait-text';

/** A page of rows as a use case returns it; the envelope adds meta and links. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** The page with each of its rows as it is shown. */
export function mapPage<T, U>(page: Page<T>, show: (row: T) => U): Page<U> {
  return { ...page, rows: page.rows.map((row) => show(row)) };
}

export function singleBody(
  data: unknown,
  message = '',
): Record<string, unknown> {
  return { timestamp: new Date().toISOString(), status: true, message, data };
}

/** `path` and query of the request, so that links keep the filters. */
export function listBody<T>(page: Page<T>, url: URL): Record<string, unknown> {
  const lastPage = Math.max(1, Math.ceil(page.total / page.perPage));
  const first = (page.page - 1) * page.perPage;
  const link = (number: number): string => {
    const params = new URLSearchParams(url.search);
    params.set('page', String(number));
    return `${url.pathname}?${params.toString()}`;
  };
  return {
    data: page.rows,
    links: {
      first: link(1),
      last: link(lastPage),
      prev: page.page > 1 ? link(page.page - 1) : null,
      next: page.page < lastPage ? link(page.page + 1) : null,
    },
    meta: {
      current_page: page.page,
      from: page.rows.length ? first + 1 : null,
      last_page: lastPage,
      per_page: page.perPage,
      to: page.rows.length ? first + page.rows.length : null,
      total: page.total,
      path: url.pathname,
    },
  };
}

/** The error envelope in the caller's language, naming the wait where there is one; fields' messages may be keys or ready words. */
export function errorBody(
  error: DomainError,
  lang: string,
): Record<string, unknown> {
  const { number, key } = ERROR_CODES[error.code];
  const { data, fields, key: ownKey, params } = error.options;
  const wait = waitText(ownKey ?? key, error.options.retryAfterSeconds);
  const translated =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([field, keys]) => [
        field,
        keys.map((text) => errorMessage(lang, text, params)),
      ]),
    );
  return {
    timestamp: new Date().toISOString(),
    status: false,
    statusCode: `ERROR_${number}`,
    message: errorMessage(lang, wait.key, { ...wait.params, ...params }),
    ...(translated && { params: translated }),
    ...(data !== undefined && { data }),
  };
}
