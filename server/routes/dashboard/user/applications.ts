import type { OpenAPIHono } from '@hono/zod-openapi';
import type { UserCtx } from '@/server/context';
import {
  DraftBody,
  DriverApplication,
  OwnApplicationQuery,
  SellerApplication,
  SendBody,
  SendShopBody,
} from '@/server/contracts/application/application';
import { DriverData, SellerData } from '@/server/contracts/application/fields';
import {
  type ApplicationView,
  showOwnApplication,
} from '@/server/domain/application/application-view';
import {
  saveDraft,
  sendApplication,
} from '@/server/domain/application/change-application';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { validate } from '@/server/http/validate';
import {
  presentDriver,
  presentSeller,
} from '@/server/presenters/application/present-application';

/** What the two kinds differ in. */
const SELLER = {
  kind: 'seller',
  path: '/dashboard/user/shops',
  to: 'to sell',
  answer: SellerApplication,
  data: SellerData,
  sendBody: SendShopBody,
  present: presentSeller,
} as const;
const DRIVER = {
  kind: 'driver',
  path: '/dashboard/user/request-models',
  to: 'to drive',
  answer: DriverApplication,
  data: DriverData,
  sendBody: SendBody,
  present: presentDriver,
} as const;

type Kind = typeof DRIVER | typeof SELLER;

const isView = (data: unknown): data is ApplicationView =>
  typeof data === 'object' && data !== null && 'row' in data;

/** The answer, or the refusal with the application as it is now. */
async function answered(
  work: Promise<ApplicationView>,
  { present }: Kind,
): Promise<unknown> {
  try {
    return present(await work);
  } catch (error) {
    if (!(error instanceof DomainError) || !isView(error.options.data))
      throw error;
    const data = present(error.options.data);
    throw new DomainError(error.code, { ...error.options, data });
  }
}

function kindRoutes(api: OpenAPIHono<AppEnv>, kind: Kind): void {
  const shared = {
    access: 'bearer',
    tag: 'Applications',
    path: kind.path,
    query: OwnApplicationQuery,
  } as const;
  const dataOf = (data: unknown) => validate(kind.data, data);
  route(
    api,
    {
      ...shared,
      method: 'get',
      summary: `The caller's application ${kind.to}, or null`,
      data: kind.answer.nullable(),
    },
    async (ctx, { query }) =>
      kind.present(await showOwnApplication(ctx, kind.kind, query.another)),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      summary: `Keeps the draft of an application ${kind.to}, also of a rejected one; 409 with the newest for an old version`,
      body: DraftBody,
      data: kind.answer,
    },
    async (ctx: UserCtx, { body: { data, version }, query }) =>
      answered(
        saveDraft(ctx, {
          kind: kind.kind,
          version,
          isAnother: query.another,
          data: dataOf(data),
        }),
        kind,
      ),
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      summary: `Sends the application ${kind.to}; 205 while one is sent or approved`,
      body: kind.sendBody,
      data: kind.answer,
    },
    async (ctx: UserCtx, { body, query }) =>
      answered(
        sendApplication(ctx, {
          kind: kind.kind,
          version: body.version,
          isAnother: query.another,
          data: body.data && dataOf(body.data),
          isOlder: 'is_older' in body,
        }),
        kind,
      ),
  );
}

/** What customers ask to become: sellers and drivers (api-contract.md §2 "Profile and the rest"). */
export function applicationRoutes(api: OpenAPIHono<AppEnv>): void {
  kindRoutes(api, SELLER);
  kindRoutes(api, DRIVER);
}
