import { z } from '@hono/zod-openapi';
import { PAUSE_REASONS, SHOP_TYPES } from '@/utils/constants/kinds';
import {
  Amount,
  CommonQuery,
  PagingQuery,
  Quantity,
  QuantityInput,
  QueryId,
} from '../common';

const listed = CommonQuery.extend(PagingQuery.shape);

export const OperatorShopQuery = listed.extend({
  search: z.string().trim().max(100).optional().openapi({
    description: 'Of its title in any language, its slug or its id',
  }),
});

/** A shop as the operator opens and closes it. */
export const OperatorShop = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    type: z.enum(SHOP_TYPES),
    title: z.string(),
    open: z.boolean().openapi({ description: 'Its flag, whatever its hours' }),
    paused_until: z.string().nullable().openapi({
      description: 'Its kitchen takes no orders until then; null: no pause',
    }),
    pause_reason: z.enum(PAUSE_REASONS).nullable(),
    timezone: z.string(),
    closed_days: z.array(z.string()).openapi({
      description: 'YYYY-MM-DD of its own calendar, from yesterday on',
    }),
  })
  .openapi('OperatorShop');

const Day = z.iso.date();

export const ClosedDayBody = z.object({ day: Day }).openapi('ClosedDayBody');

export const ClosedDayParams = z.object({ id: QueryId, day: Day });

export const OperatorStockQuery = listed.extend({
  shop_id: QueryId.optional(),
  product_id: QueryId.optional(),
});

/** What is left of a stock; its price is of the default currency. */
export const OperatorStock = z
  .object({
    id: z.number().int(),
    shop_id: z.number().int(),
    product_id: z.number().int(),
    title: z.string(),
    options: z.array(z.string()),
    addon: z.boolean(),
    unit: z.string(),
    price: Amount,
    quantity: Quantity,
    active: z.boolean().openapi({ description: 'On sale' }),
  })
  .openapi('OperatorStock');

export const StockBody = z
  .object({ quantity: QuantityInput })
  .openapi('StockBody');

export type OperatorShopDto = z.infer<typeof OperatorShop>;
export type OperatorStockDto = z.infer<typeof OperatorStock>;
