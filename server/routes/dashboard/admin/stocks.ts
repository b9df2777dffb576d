import { IdParams } from '@/server/contracts/common';
import {
  OperatorStock,
  OperatorStockQuery,
  StockBody,
} from '@/server/contracts/operator/market';
import {
  listOperatorStocks,
  setStock,
} from '@/server/domain/operator/edit-stocks';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentOperatorStock } from '@/server/presenters/operator/present-operator';

const BASE = '/dashboard/admin/stocks';

/** What is left to sell. */
export function operatorStockRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Stocks, of one shop or product when one is given',
    { query: OperatorStockQuery, list: OperatorStock },
    async (ctx, { query }) => {
      const { product_id: productId, shop_id: shopId, ...paging } = query;
      const page = await listOperatorStocks(ctx, {
        ...paging,
        shopId,
        productId,
      });
      return mapPage(page, (row) => presentOperatorStock(row, ctx.lang));
    },
  );

  operator.put(
    `${BASE}/{id}`,
    'Sets what is left of a stock',
    { params: IdParams, body: StockBody, data: OperatorStock },
    async (ctx, { body, params }) =>
      presentOperatorStock(
        await setStock(ctx, params.id, body.quantity),
        ctx.lang,
      ),
  );
}
