import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  ApplicationAnswerBody,
  OperatorApplication,
  OperatorApplicationQuery,
} from '@/server/contracts/application/application';
import { IdParams } from '@/server/contracts/common';
import {
  answerApplication,
  listApplications,
  showApplication,
} from '@/server/domain/application/answer-application';
import type { AppEnv } from '@/server/http/app-env';
import { routesOf } from '@/server/http/define-route';
import { presentSent } from '@/server/presenters/application/present-application';

const BASE = '/dashboard/admin/applications';

/** Who asks to sell or to drive, and the operator's answers. */
export function operatorApplicationRoutes(api: OpenAPIHono<AppEnv>): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Applications that were sent, newest first',
    { query: OperatorApplicationQuery, list: OperatorApplication },
    async (ctx, { query }) => {
      const page = await listApplications(ctx, query);
      return {
        ...page,
        rows: page.rows.map((row) => presentSent(row, ctx.lang)),
      };
    },
  );
  operator.get(
    `${BASE}/{id}`,
    'One application, with links to its documents',
    { params: IdParams, data: OperatorApplication },
    async (ctx, { params }) =>
      presentSent(await showApplication(ctx, params.id), ctx.lang),
  );
  operator.post(
    `${BASE}/{id}`,
    'Approves an application, which makes the shop or the driver, or rejects it with the reason',
    {
      params: IdParams,
      body: ApplicationAnswerBody,
      data: OperatorApplication,
    },
    async (ctx, { body, params }) =>
      presentSent(
        await answerApplication(ctx, params.id, {
          status: body.status,
          answer: body.answer ?? null,
          version: body.version,
        }),
        ctx.lang,
      ),
  );
}
