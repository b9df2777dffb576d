import type { OpenAPIHono } from '@hono/zod-openapi';
import type { UserCtx } from '@/server/context';
import {
  CONTRACTS,
  DraftBody,
  OwnApplicationQuery,
  SendBody,
  SendShopBody,
} from '@/server/contracts/application/application';
import {
  type ApplicationView,
  showOwnApplication,
} from '@/server/domain/application/application-view';
import {
  type ApplicationData,
  saveDraft,
  sendApplication,
} from '@/server/domain/application/change-application';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { routesOf } from '@/server/http/define-route';
import { validate } from '@/server/http/validate';
import { presentOwn } from '@/server/presenters/application/present-application';
import {
  APPLICATION_KINDS,
  type ApplicationKind,
  APPLICATIONS,
} from '@/utils/application/kinds';

const isView = (data: unknown): data is ApplicationView =>
  typeof data === 'object' && data !== null && 'row' in data;

/** The answer, or the refusal with the application as it is now. */
async function answered(work: Promise<ApplicationView>): Promise<unknown> {
  try {
    return presentOwn(await work);
  } catch (error) {
    if (!(error instanceof DomainError) || !isView(error.options.data))
      throw error;
    const data = presentOwn(error.options.data);
    throw new DomainError(error.code, { ...error.options, data });
  }
}

function kindRoutes(api: OpenAPIHono<AppEnv>, kind: ApplicationKind): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Applications' });

  const { path, server } = APPLICATIONS[kind];
  const { to } = server;
  const contract = CONTRACTS[kind];

  const dataOf = (data: unknown) =>
    validate(contract.data, data) as ApplicationData;
  bearer.get(
    path,
    `The caller's application ${to}, or null`,
    { query: OwnApplicationQuery, data: contract.answer.nullable() },
    async (ctx, { query }) =>
      presentOwn(await showOwnApplication(ctx, kind, query.another)),
  );
  bearer.put(
    path,
    `Keeps the draft of an application ${to}, also of a rejected one; 409 with the newest for an old version`,
    { query: OwnApplicationQuery, body: DraftBody, data: contract.answer },
    async (ctx: UserCtx, { body: { data, version }, query }) =>
      answered(
        saveDraft(ctx, {
          kind,
          version,
          isAnother: query.another,
          data: dataOf(data),
        }),
      ),
  );
  bearer.post(
    path,
    `Sends the application ${to}; 205 while one is sent or approved`,
    {
      query: OwnApplicationQuery,
      body: kind === 'seller' ? SendShopBody : SendBody,
      data: contract.answer,
    },
    async (ctx: UserCtx, { body, query }) =>
      answered(
        sendApplication(ctx, {
          kind,
          version: body.version,
          isAnother: query.another,
          data: body.data && dataOf(body.data),
          isOlder: 'is_older' in body,
        }),
      ),
  );
}

/** What customers ask to become: sellers and drivers (api-contract.md §2 "Profile and the rest"). */
export function applicationRoutes(api: OpenAPIHono<AppEnv>): void {
  for (const kind of APPLICATION_KINDS) kindRoutes(api, kind);
}
