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
import { type Api, routesOf } from '@/server/http/define-route';
import { presentOperatorCategory } from '@/server/presenters/operator/present-operator';

const BASE = '/dashboard/admin/categories';
const ONE = `${BASE}/{slug}`;

/** The categories by which shops are found; those of menus are in the menus. */
export function operatorCategoryRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Categories of restaurants and shops, shown or not',
    { query: CategoryQuery, list: OperatorCategory },
    async (ctx, { query }) => {
      const page = await listOwnCategories(ctx, query);
      return { ...page, rows: page.rows.map(presentOperatorCategory) };
    },
  );
  operator.get(
    ONE,
    'One category with all its words',
    { params: CategoryParams, data: OperatorCategory },
    async (ctx, { params }) =>
      presentOperatorCategory(await getOwnCategory(ctx, params.slug)),
  );
  operator.put(
    ONE,
    'Makes or changes a category; what is not given stays',
    {
      params: CategoryParams,
      query: DryRunQuery,
      body: OperatorCategoryBody,
      data: OperatorCategory,
    },
    async (ctx, { body, params, query }) =>
      presentOperatorCategory(
        await doneOrTried(ctx, query, (own) =>
          changeCategory(own, params.slug, body),
        ),
      ),
  );
  operator.delete(
    ONE,
    'Deletes a category, or takes it off while shops are in it',
    { params: CategoryParams, data: CategoryEnd },
    (ctx, { params }) => removeCategory(ctx, params.slug),
  );
}
