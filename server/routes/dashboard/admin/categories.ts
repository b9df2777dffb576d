import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  CategoryEnd,
  CategoryParams,
  CategoryQuery,
  OperatorCategory,
  OperatorCategoryBody,
} from '@/server/contracts/operator/category';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';
import {
  changeCategory,
  getOwnCategory,
  listOwnCategories,
  removeCategory,
} from '@/server/domain/operator/edit-categories';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentOperatorCategory } from '@/server/presenters/operator/present-operator';

const shared = {
  access: 'operator',
  tag: 'Operator',
  params: CategoryParams,
} as const;
const BASE = '/dashboard/admin/categories';
const ONE = `${BASE}/{slug}`;

/** The categories by which shops are found; those of menus are in the menus. */
export function operatorCategoryRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      access: 'operator',
      tag: 'Operator',
      method: 'get',
      path: BASE,
      summary: 'Categories of restaurants and shops, shown or not',
      query: CategoryQuery,
      list: OperatorCategory,
    },
    async (ctx, { query }) => {
      const page = await listOwnCategories(ctx, query);
      return { ...page, rows: page.rows.map(presentOperatorCategory) };
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: ONE,
      summary: 'One category with all its words',
      data: OperatorCategory,
    },
    async (ctx, { params }) =>
      presentOperatorCategory(await getOwnCategory(ctx, params.slug)),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: ONE,
      summary: 'Makes or changes a category; what is not given stays',
      body: OperatorCategoryBody,
      query: DryRunQuery,
      data: OperatorCategory,
    },
    async (ctx, { body, params, query }) =>
      presentOperatorCategory(
        await doneOrTried(ctx, query, (own) =>
          changeCategory(own, params.slug, body),
        ),
      ),
  );
  route(
    api,
    {
      ...shared,
      method: 'delete',
      path: ONE,
      summary: 'Deletes a category, or takes it off while shops are in it',
      data: CategoryEnd,
    },
    (ctx, { params }) => removeCategory(ctx, params.slug),
  );
}
