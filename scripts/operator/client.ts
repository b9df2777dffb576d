import type { PageMetaDto } from '@/server/contracts/common';
import type { OperatorSiteDto } from '@/server/contracts/operator/setting';
import { CliError } from './cli-error';

export interface ClientOptions {
  /** Where the server runs, such as http://127.0.0.1:3000. */
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof fetch;
}

/** One page of a list. */
export interface Listed<T> {
  readonly data: readonly T[];
  readonly meta: PageMetaDto;
}

type Query = Readonly<Record<string, number | string | undefined>>;

/** The operator's calls of a running server; each throws CliError with what the server, or the network, said. */
export interface OperatorClient {
  /** Where the site is, without a slash at its end. */
  readonly site: string;
  /** Whose clock moments are told by, and the currency of amounts; asked for once. */
  siteInfo(): Promise<OperatorSiteDto>;
  list<T>(path: string, query?: Query): Promise<Listed<T>>;
  get<T>(path: string, query?: Query): Promise<T>;
  /** An answer that is no envelope. */
  whole<T>(path: string, query?: Query): Promise<T>;
  /** A stream of events from after that one on; throws what the network says. */
  stream(
    path: string,
    lastEventId: string | null,
    signal: AbortSignal,
  ): Promise<Response>;
  send<T>(
    method: 'DELETE' | 'POST' | 'PUT',
    path: string,
    body?: object,
    patienceMs?: number,
  ): Promise<T>;
  /** Sends a picture in (below another path than /pictures when one is given); answers its path on the site. */
  sendPicture(bytes: Uint8Array<ArrayBuffer>, path?: string): Promise<string>;
}

const PATIENCE_MS = 30_000;

/** What the server refused, with what it said of it for programs. */
export class RefusedError extends CliError {
  constructor(
    message: string,
    readonly data: unknown,
    /** The server's own code, such as ERROR_400. */
    readonly code?: string,
    /** What is wrong with each field, as words that follow its name. */
    readonly fields?: Readonly<Record<string, readonly string[]>>,
  ) {
    super(message);
  }
}

/** Nobody answered, or the server has no time now: the same may be asked again. */
export class PassingError extends CliError {}

interface Envelope {
  readonly status?: boolean;
  readonly message?: string;
  readonly statusCode?: string;
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly data?: unknown;
}

interface Call {
  readonly method: string;
  readonly url: URL;
  readonly body?: FormData | object;
  readonly patienceMs?: number;
}

const UNCHANGED = 'Nothing is changed.';

/** What the server's own words, which are for customers, do not tell. */
const WORDS: Readonly<Record<string, string>> = {
  ERROR_400: 'The server does not take this.',
  ERROR_403: 'This token may not do that.',
  ERROR_409: 'It is in another state by now: look at it again.',
  ERROR_413: 'This is too large to send.',
  ERROR_506: 'There is one of that name already.',
};

/** There is nothing of that id or name. */
export class NotFoundError extends CliError {}

function refusal(httpStatus: number, body: Envelope): CliError {
  if (httpStatus === 401)
    return new CliError(
      'The server does not know this token. Give the one of its DATA_DIR/operator-token by --token or OPERATOR_TOKEN.',
    );
  if (httpStatus === 404)
    return new NotFoundError('There is none of that id or name.');
  if (httpStatus === 500)
    return new CliError(
      'The server failed; its log says why. Whether anything is changed is not known: please look.',
    );
  const words =
    WORDS[body.statusCode ?? ''] ??
    (body.message || `The server answered ${httpStatus}.`);
  if (httpStatus === 429 || httpStatus === 503) return new PassingError(words);
  const params = Object.entries(body.params ?? {});
  const fields = Object.fromEntries(
    params.map(([field, reasons]) => [field, reasons.map(asReason)]),
  );
  const lines = Object.entries(fields).map(([field, reasons]) =>
    /^[A-Z]/.test(reasons[0] ?? '')
      ? `  ${reasons.join(' ')}`
      : `  ${field} ${reasons.join(', ')}`,
  );
  const message = [
    params.length ? UNCHANGED : `${UNCHANGED} ${words}`,
    ...lines,
  ].join('\n');
  return new RefusedError(
    message,
    body.data,
    body.statusCode,
    params.length ? fields : undefined,
  );
}

/** The sentences of forms, as words that follow a field's name. */
const REASONS: Readonly<Record<string, string>> = {
  Required: 'is missing',
  'We can’t use this. Check it and enter it again.': 'is not valid',
  'There is one already.': 'is there already',
};

function asReason(words: string): string {
  const known = REASONS[words];
  if (known) return known;
  const [, rest] = /^This (is .+)$/.exec(words) ?? [];
  return rest ?? words;
}

function addressOf(base: string, path: string, query: Query = {}): URL {
  const url = new URL(
    `${base.replace(/\/+$/, '')}/api/v1/dashboard/admin${path}`,
  );
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

/** Talks to the server at `url` as its operator. */
export function operatorClient(options: ClientOptions): OperatorClient {
  // the tool speaks English, whatever the site speaks first
  const headers = {
    authorization: `Bearer ${options.token}`,
    'accept-language': 'en',
  };
  async function call({
    body,
    method,
    patienceMs = PATIENCE_MS,
    url,
  }: Call): Promise<unknown> {
    const isForm = body instanceof FormData;
    let response: Response;
    try {
      response = await options.fetch(url, {
        method,
        headers: {
          ...headers,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? body : body && JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch (cause) {
      throw new PassingError(
        (cause as Error).name === 'TimeoutError'
          ? `The server at ${options.url} did not answer in ${patienceMs / 1000} s. Whether it did what was asked is not known: please look.`
          : `Nothing answers at ${options.url}. Is the server running (npm start)? Its address is given by --url.`,
      );
    }
    const text = await response.text();
    if (!/^\s*[[{]/.test(text))
      throw new CliError(
        `What answers at ${options.url} is no Sofra server (HTTP ${response.status}).`,
      );
    const answer = JSON.parse(text) as Envelope;
    if (!response.ok) throw refusal(response.status, answer);
    return answer;
  }
  const dataOf = (answer: unknown) => (answer as { data: unknown }).data;
  let info: Promise<OperatorSiteDto> | undefined;
  const readInfo = async () =>
    dataOf(
      await call({ method: 'GET', url: addressOf(options.url, '/site') }),
    ) as OperatorSiteDto;
  return {
    siteInfo: () => (info ??= readInfo()),
    site: options.url.replace(/\/+$/, ''),
    list: async <T>(path: string, query?: Query) =>
      (await call({
        method: 'GET',
        url: addressOf(options.url, path, query),
      })) as Listed<T>,
    get: async <T>(path: string, query?: Query) =>
      dataOf(
        await call({ method: 'GET', url: addressOf(options.url, path, query) }),
      ) as T,
    send: async <T>(
      method: string,
      path: string,
      body?: object,
      patienceMs?: number,
    ) =>
      dataOf(
        await call({
          method,
          url: addressOf(options.url, path),
          body,
          patienceMs,
        }),
      ) as T,
    whole: async <T>(path: string, query?: Query) =>
      (await call({
        method: 'GET',
        url: addressOf(options.url, path, query),
      })) as T,
    stream: async (path, lastEventId, signal) => {
      const since = lastEventId !== null && { 'Last-Event-ID': lastEventId };
      const response = await options.fetch(addressOf(options.url, path), {
        headers: { ...headers, ...since },
        signal,
      });
      if (response.status === 401) throw refusal(response.status, {});
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return response;
    },
    sendPicture: async (bytes, path = '/pictures') => {
      const body = new FormData();
      body.set('image', new Blob([bytes]), 'picture');
      const url = addressOf(options.url, path);
      const answer = dataOf(await call({ method: 'POST', url, body }));
      return (answer as { title: string }).title;
    },
  };
}
