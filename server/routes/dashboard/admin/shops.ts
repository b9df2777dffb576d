import { ShopEdit, ShopEditsQuery } from '@/server/contracts/application/shop';
import { IdParams } from '@/server/contracts/common';
import {
  ClosedDayBody,
  ClosedDayParams,
  OperatorShop,
  OperatorShopQuery,
} from '@/server/contracts/operator/market';
import {
  NewShopBody,
  OperatorShopDetail,
  ShopBody,
  ShopKeyParams,
} from '@/server/contracts/operator/shop';
import {
  addShop,
  changeShop,
  listShopEdits,
} from '@/server/domain/application/shop/edit-shop';
import { showShop } from '@/server/domain/application/shop/shop-view';
import {
  closeShopOn,
  listOperatorShops,
  openShop,
} from '@/server/domain/operator/edit-shops';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import {
  presentOperatorShop,
  presentShopDetail,
} from '@/server/presenters/operator/present-operator';
import { presentShopEdit } from '@/server/presenters/application/present-application';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const BASE = '/dashboard/admin/shops';

function detailRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.post(
    BASE,
    'Makes a shop without an application: not open, with every way to pay',
    { query: DryRunQuery, body: NewShopBody, data: OperatorShopDetail },
    async (ctx, { body, query }) =>
      presentShopDetail(
        await doneOrTried(ctx, query, (own) => addShop(own, body)),
        ctx,
      ),
  );
  operator.get(
    `${BASE}/{slug}`,
    'One shop by its id or slug, with what may be changed of it',
    { params: ShopKeyParams, data: OperatorShopDetail },
    async (ctx, { params: { slug } }) =>
      presentShopDetail(await showShop(ctx, slug), ctx),
  );
  operator.put(
    `${BASE}/{slug}`,
    'Changes what is given: words, pictures, point, zone, hours, prices, terms, owner, branches',
    {
      params: ShopKeyParams,
      query: DryRunQuery,
      body: ShopBody,
      data: OperatorShopDetail,
    },
    async (ctx, { body, params: { slug }, query }) =>
      presentShopDetail(
        await doneOrTried(ctx, query, (own) => changeShop(own, slug, body)),
        ctx,
      ),
  );
  operator.get(
    `${BASE}/{slug}/changes`,
    'Who changed what of a shop, newest first',
    { params: ShopKeyParams, query: ShopEditsQuery, list: ShopEdit },
    async (ctx, { params: { slug }, query }) => {
      const page = await listShopEdits(ctx, slug, query);
      return mapPage(page, (row) => presentShopEdit(row, null));
    },
  );
}

/** Changes, opens and closes shops; every process drops what it knows of them. */
export function operatorShopRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Shops, with their flag and closed days',
    { query: OperatorShopQuery, list: OperatorShop },
    async (ctx, { query }) => {
      const page = await listOperatorShops(ctx, query);
      return mapPage(page, (row) => presentOperatorShop(row, ctx));
    },
  );
  detailRoutes(api);
  const switches = [
    ['open', 'Opens a shop, within its hours', true],
    ['close', 'Closes a shop until it is opened again', false],
  ] as const;
  for (const [word, summary, isOpen] of switches)
    operator.post(
      `${BASE}/{id}/${word}`,
      summary,
      { params: IdParams, data: OperatorShop },
      async (ctx, { params }) =>
        presentOperatorShop(await openShop(ctx, params.id, isOpen), ctx),
    );
  operator.post(
    `${BASE}/{id}/closed-days`,
    'Closes a shop for a day of its own calendar',
    { params: IdParams, body: ClosedDayBody, data: OperatorShop },
    async (ctx, { body: { day }, params: { id } }) =>
      presentOperatorShop(
        await closeShopOn(ctx, id, { day, closed: true }),
        ctx,
      ),
  );
  operator.delete(
    `${BASE}/{id}/closed-days/{day}`,
    'Takes a closed day back',
    { params: ClosedDayParams, data: OperatorShop },
    async (ctx, { params: { day, id } }) =>
      presentOperatorShop(
        await closeShopOn(ctx, id, { day, closed: false }),
        ctx,
      ),
  );
}
