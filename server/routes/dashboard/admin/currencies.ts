import { z } from '@hono/zod-openapi';
import {
  CurrencyBody,
  CurrencyParams,
  NewCurrencyBody,
  OperatorCurrency,
} from '@/server/contracts/operator/money';
import {
  addCurrency,
  changeCurrency,
  listCurrencies,
} from '@/server/domain/operator/edit-currencies';
import { type Api, routesOf } from '@/server/http/define-route';

const BASE = '/dashboard/admin/currencies';

/** The currencies of the site. None is removed: orders and payments name theirs for ever. */
export function operatorCurrencyRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Every currency, in force or not, the house’s own first',
    { data: z.array(OperatorCurrency) },
    (ctx) => listCurrencies(ctx),
  );
  operator.post(
    BASE,
    'Adds a currency, in force at once',
    { body: NewCurrencyBody, data: OperatorCurrency },
    (ctx, { body }) => addCurrency(ctx, body),
  );
  operator.put(
    `${BASE}/{title}`,
    'Changes rate, symbol, its place, or whether it is in force',
    { params: CurrencyParams, body: CurrencyBody, data: OperatorCurrency },
    (ctx, { body, params }) => changeCurrency(ctx, params.title, body),
  );
}
