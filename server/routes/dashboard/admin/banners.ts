import type { OpenAPIHono } from '@hono/zod-openapi';
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
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const shared = {
  access: 'operator',
  tag: 'Operator',
  params: BannerParams,
} as const;
const BASE = '/dashboard/admin/banners';
const ONE = `${BASE}/{slug}`;

/** Banners of the home page. */
export function operatorBannerRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      access: 'operator',
      tag: 'Operator',
      method: 'get',
      path: BASE,
      summary: 'Banners of the home page, shown or not',
      query: BannerQuery,
      list: OperatorBanner,
    },
    (ctx, { query }) => listBanners(ctx, query),
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: ONE,
      summary: 'One banner with all its words',
      data: OperatorBanner,
    },
    (ctx, { params }) => getOperatorBanner(ctx, params.slug),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: ONE,
      summary: 'Makes or changes a banner; what is not given stays',
      body: OperatorBannerBody,
      query: DryRunQuery,
      data: OperatorBanner,
    },
    (ctx, { body, params, query }) =>
      doneOrTried(ctx, query, (own) => changeBanner(own, params.slug, body)),
  );
  route(
    api,
    { ...shared, method: 'delete', path: ONE, summary: 'Deletes a banner' },
    (ctx, { params }) => removeBanner(ctx, params.slug),
  );
}
