import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import qs from 'qs';
import type { Ctx, UserCtx } from '../context';
import { CommonQuery, ErrorBody, paged, single } from '../contracts/common';
import { DomainError } from '../errors';
import type { AppEnv } from './app-env';
import { authenticate, authenticateOperator } from './auth';
import { resolveCurrency } from './currency';
import { listBody, type Page, singleBody } from './envelope';
import { validate } from './validate';

/** Arrays with gaps become objects by index: `rating[1]=5` alone is an upper bound, not a first element. */
function keepIndexes(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value as unknown[];
    const isWhole = Object.keys(items).length === items.length;
    return isWhole ? items.map(keepIndexes) : keepIndexes({ ...items });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, keepIndexes(each)]),
  );
}

/** A query with nested params read: `address[latitude]=`, `ids[0]=`, `ids[]=`, encoded or not. */
function parseQuery(search: string): Record<string, unknown> {
  const parsed = qs.parse(search, {
    ignoreQueryPrefix: true,
    depth: 4,
    arrayLimit: 200,
    allowSparse: true,
  });
  return Object.fromEntries(
    Object.entries(parsed).map(([key, value]) => [key, keepIndexes(value)]),
  );
}

export type Api = OpenAPIHono<AppEnv>;
type Method = 'delete' | 'get' | 'post' | 'put';
type Access = 'bearer' | 'operator' | 'public';
type Schema = z.ZodObject;
export type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

interface RouteDefinition<P, Q, B, A extends Access> {
  readonly method: Method;
  /** In OpenAPI's form: /rest/shops/{id}. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The contract of one answer's data, or of a list's rows. */
  readonly data?: z.ZodType;
  readonly list?: z.ZodType;
  /** The contract of an answer without an envelope (`new Answer(…, { raw: true })`). */
  readonly bare?: z.ZodType;
}

interface Input<P, Q, B> {
  readonly params: Output<P>;
  readonly query: Output<Q>;
  readonly body: Output<B>;
}

type CtxOf<A extends Access> = A extends 'bearer' ? UserCtx : Ctx;
type Handler<P, Q, B, A extends Access> = (
  ctx: CtxOf<A>,
  input: Input<P, Q, B>,
  c: Context<AppEnv>,
) => Promise<unknown>;

/** An answer that is not the usual envelope (a replay with its own status, a message). */
export class Answer {
  constructor(
    readonly data: unknown,
    readonly options: {
      readonly message?: string;
      readonly raw?: boolean;
    } = {},
  ) {}
}

export function isPage(value: unknown): value is Page<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rows' in value &&
    'perPage' in value
  );
}

/** What only an escape can bring into JSON: the character NUL, and half of a pair. */
const ODD_LETTER = /\\u(?:0000|d[89a-f])/i;

/**
 * PostgreSQL keeps no text with the character NUL, which nobody types: it is as if it were not there. Nor does it keep
 * half of a pair of surrogates in JSON: that is the sign for what cannot be shown.
 */
function keepable(_key: string, value: unknown): unknown {
  return typeof value === 'string'
    ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd')
    : value;
}

async function readBody(c: Context<AppEnv>): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (type.includes('application/x-www-form-urlencoded'))
    return qs.parse((await c.req.text()).replaceAll('%00', ''));
  const text = await c.req.text();
  if (!text) return {};
  try {
    const reviver = ODD_LETTER.test(text) ? keepable : undefined;
    return JSON.parse(text, reviver) as unknown;
  } catch (cause) {
    throw new DomainError('bad_request', {
      fields: { body: ['validation.invalid'] },
      cause,
    });
  }
}

function describe<
  P extends Schema,
  Q extends Schema,
  B extends z.ZodType,
  A extends Access,
>(app: Api, definition: RouteDefinition<P, Q, B, A>): void {
  const {
    access,
    bare,
    body,
    data,
    list,
    method,
    params,
    path,
    query,
    summary,
    tag,
  } = definition;
  const error = { content: { 'application/json': { schema: ErrorBody } } };
  app.openAPIRegistry.registerPath({
    method,
    path,
    summary,
    tags: [tag],
    security: access === 'public' ? undefined : [{ [access]: [] }],
    request: {
      ...(params && { params }),
      query: query ?? CommonQuery,
      ...(body && {
        body: { content: { 'application/json': { schema: body } } },
      }),
    },
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: bare ?? (list ? paged(list) : single(data ?? z.null())),
          },
        },
      },
      400: { description: 'Refused, with the reason', ...error },
      ...(access !== 'public' && {
        401: { description: 'No living bearer', ...error },
      }),
      ...(params && {
        404: { description: 'Missing, or not yours', ...error },
      }),
    },
  });
}

/**
 * Declares one route: its contract for OpenAPI, its guard, its validation, its envelope. The handler gets a typed
 * context and parsed input and returns the data (or a Page for lists). A malformed id in the path is a 404.
 */
function route<
  A extends Access,
  P extends Schema,
  Q extends Schema,
  B extends z.ZodType,
>(
  app: Api,
  definition: RouteDefinition<P, Q, B, A>,
  handler: Handler<P, Q, B, A>,
): void {
  describe(app, definition);
  const honoPath = definition.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(definition.method.toUpperCase(), honoPath, async (c) => {
    const base = c.get('ctx');
    if (definition.access === 'operator') authenticateOperator(c);
    const user =
      definition.access === 'bearer' ? await authenticate(c, base) : null;
    const url = new URL(c.req.url);
    const rawQuery = parseQuery(url.search);
    const params = definition.params?.safeParse(c.req.param());
    if (params && !params.success) throw new DomainError('not_found');
    const rawBody = definition.body ? await readBody(c) : undefined;
    const input = {
      params: params?.data,
      query: definition.query && validate(definition.query, rawQuery),
      body: definition.body && validate(definition.body, rawBody),
    } as Input<P, Q, B>;
    const currency = await resolveCurrency(
      base,
      currencyIdOf(rawQuery) ?? currencyIdOf(rawBody),
    );
    const ctx = { ...base, user, currency } as CtxOf<A>;
    const result = await handler(ctx, input, c);
    if (result instanceof Response) return result;
    return send(c, bodyOf(result, url));
  });
}

type Contract<P, Q, B> = Omit<
  RouteDefinition<P, Q, B, Access>,
  'access' | 'method' | 'path' | 'summary' | 'tag'
>;

/** `route` for several of one access and one tag, each called by its method: `open.get('/rest/shops', …)`. */
export function routesOf<A extends Access>(
  api: Api,
  shared: { readonly access: A; readonly tag: string },
) {
  const by =
    (method: Method) =>
    <P extends Schema, Q extends Schema, B extends z.ZodType>(
      path: string,
      summary: string,
      contract: Contract<P, Q, B>,
      handler: Handler<P, Q, B, A>,
    ): void =>
      route(api, { ...shared, ...contract, method, path, summary }, handler);
  return {
    delete: by('delete'),
    get: by('get'),
    post: by('post'),
    put: by('put'),
  };
}

function bodyOf(result: unknown, url: URL): Record<string, unknown> {
  if (isPage(result)) return listBody(result, url);
  if (!(result instanceof Answer)) return singleBody(result ?? null);
  const { data, options } = result;
  return options.raw
    ? (data as Record<string, unknown>)
    : singleBody(data, options.message);
}

/** JSON, or the object itself to a page that is rendered in this process. */
function send(c: Context<AppEnv>, body: Record<string, unknown>): Response {
  const handOver = c.env.inProcess?.handOver;
  if (!handOver) return c.json(body);
  handOver(body);
  return c.body(null, 200);
}

function currencyIdOf(source: unknown): unknown {
  return typeof source === 'object' &&
    source !== null &&
    'currency_id' in source
    ? source.currency_id
    : undefined;
}
