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
import { type Api, routesOf } from '@/server/http/define-route';
import { presentOperatorPost } from '@/server/presenters/content/present-post';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const BASE = '/dashboard/admin/blogs';

/** The operator's posts of the blog. */
export function operatorPostRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Every post with all its words, drafts too, the newest first',
    { query: OperatorListQuery, list: OperatorPost },
    async (ctx, { query: { page, perPage } }) => {
      const found = await listOperatorPosts(ctx, { page, perPage });
      return { ...found, rows: found.rows.map(presentOperatorPost) };
    },
  );
  operator.get(
    `${BASE}/{slug}`,
    'One post with all its words',
    { params: SlugParams, data: OperatorPost },
    async (ctx, { params }) =>
      presentOperatorPost(await getOperatorPost(ctx, params.slug)),
  );
  operator.put(
    `${BASE}/{slug}`,
    'Makes or changes a post; what is not given stays',
    {
      params: SlugParams,
      query: DryRunQuery,
      body: PostBody,
      data: OperatorPost,
    },
    async (ctx, { body, params, query }) =>
      presentOperatorPost(
        await doneOrTried(ctx, query, (own) => putPost(own, params.slug, body)),
      ),
  );
  operator.delete(
    `${BASE}/{slug}`,
    'Withdraws a post: its address answers 410 from then on',
    { params: SlugParams, data: OperatorPost },
    async (ctx, { params }) =>
      presentOperatorPost(await withdrawPost(ctx, params.slug)),
  );
}
