import type { OpenAPIHono } from '@hono/zod-openapi';
import { OperatorListQuery } from '@/server/contracts/checkout/coupon';
import {
  PostBody,
  OperatorPost,
  SlugParams,
} from '@/server/contracts/content/operator-posts';
import {
  getOperatorPost,
  listOperatorPosts,
  putPost,
  withdrawPost,
} from '@/server/domain/operator/edit-posts';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentOperatorPost } from '@/server/presenters/content/present-post';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/blogs';
const one = {
  ...shared,
  path: `${BASE}/{slug}`,
  params: SlugParams,
  data: OperatorPost,
} as const;

/** The operator's posts of the blog. */
export function operatorPostRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'Every post with all its words, drafts too, the newest first',
      query: OperatorListQuery,
      list: OperatorPost,
    },
    async (ctx, { query: { page, perPage } }) => {
      const found = await listOperatorPosts(ctx, { page, perPage });
      return { ...found, rows: found.rows.map(presentOperatorPost) };
    },
  );
  route(
    api,
    { ...one, method: 'get', summary: 'One post with all its words' },
    async (ctx, { params }) =>
      presentOperatorPost(await getOperatorPost(ctx, params.slug)),
  );
  route(
    api,
    {
      ...one,
      method: 'put',
      summary: 'Makes or changes a post; what is not given stays',
      body: PostBody,
      query: DryRunQuery,
    },
    async (ctx, { body, params, query }) =>
      presentOperatorPost(
        await doneOrTried(ctx, query, (own) => putPost(own, params.slug, body)),
      ),
  );
  route(
    api,
    {
      ...one,
      method: 'delete',
      summary: 'Withdraws a post: its address answers 410 from then on',
    },
    async (ctx, { params }) =>
      presentOperatorPost(await withdrawPost(ctx, params.slug)),
  );
}
