import {
  BannerParams,
  BannerQuery,
  OperatorBanner,
  OperatorBannerBody,
} from '@/server/contracts/operator/banner';
import {
  changeBanner,
  getOperatorBanner,
  listBanners,
  removeBanner,
} from '@/server/domain/operator/edit-banners';
import { type Api, routesOf } from '@/server/http/define-route';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const BASE = '/dashboard/admin/banners';
const ONE = `${BASE}/{slug}`;

/** Banners of the home page. */
export function operatorBannerRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Banners of the home page, shown or not',
    { query: BannerQuery, list: OperatorBanner },
    (ctx, { query }) => listBanners(ctx, query),
  );
  operator.get(
    ONE,
    'One banner with all its words',
    { params: BannerParams, data: OperatorBanner },
    (ctx, { params }) => getOperatorBanner(ctx, params.slug),
  );
  operator.put(
    ONE,
    'Makes or changes a banner; what is not given stays',
    {
      params: BannerParams,
      query: DryRunQuery,
      body: OperatorBannerBody,
      data: OperatorBanner,
    },
    (ctx, { body, params, query }) =>
      doneOrTried(ctx, query, (own) => changeBanner(own, params.slug, body)),
  );
  operator.delete(
    ONE,
    'Deletes a banner',
    { params: BannerParams },
    (ctx, { params }) => removeBanner(ctx, params.slug),
  );
}
