import type { OpenAPIHono } from '@hono/zod-openapi';
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
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/currencies';

/** The currencies of the site. None is removed: orders and payments name theirs for ever. */
export function operatorCurrencyRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'Every currency, in force or not, the house’s own first',
      data: z.array(OperatorCurrency),
    },
    (ctx) => listCurrencies(ctx),
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: BASE,
      summary: 'Adds a currency, in force at once',
      body: NewCurrencyBody,
      data: OperatorCurrency,
    },
    (ctx, { body }) => addCurrency(ctx, body),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: `${BASE}/{title}`,
      summary: 'Changes rate, symbol, its place, or whether it is in force',
      params: CurrencyParams,
      body: CurrencyBody,
      data: OperatorCurrency,
    },
    (ctx, { body, params }) => changeCurrency(ctx, params.title, body),
  );
}
