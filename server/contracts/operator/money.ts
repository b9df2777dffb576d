import { z } from '@hono/zod-openapi';
import { SYMBOL_POSITIONS } from '@/utils/constants/kinds';
import { ShopKeyParams } from './shop';

const SYMBOL_MAX = 8;

const CurrencySymbol = z
  .string()
  .trim()
  .min(1)
  .max(SYMBOL_MAX)
  .regex(/^[^<>&"\p{C}\d.,]+$/u);

const Position = z.enum(SYMBOL_POSITIONS);

/** A currency as the operator sees it, in force or not. */
export const OperatorCurrency = z
  .object({
    title: z.string().openapi({ example: 'EUR' }),
    symbol: z.string(),
    position: Position,
    rate: z.number().openapi({
      description: 'Units of it for one unit of the house’s currency',
    }),
    active: z.boolean(),
    default: z.boolean().openapi({
      description: 'The house’s own: prices and balances are kept in it',
    }),
  })
  .openapi('OperatorCurrency');

export const CurrencyParams = z.object({ title: z.string().max(10) });

/** Symbol and place are Intl’s where they are left out; the bounds of the rate stand in its refusal. */
export const NewCurrencyBody = z
  .object({
    title: z.string().max(10),
    rate: z.number(),
    symbol: CurrencySymbol.optional(),
    position: Position.optional(),
  })
  .openapi('NewCurrencyBody');

export const CurrencyBody = z
  .object({
    rate: z.number().optional(),
    active: z.boolean().optional(),
    symbol: CurrencySymbol.optional(),
    position: Position.optional(),
  })
  .openapi('CurrencyBody');

/** Whose switches say how one may pay: setting `payment_type`. */
const SwitchRule = z.enum(['admin', 'both', 'seller']);

const Way = z.object({
  tag: z.string().openapi({ example: 'card' }),
  title: z.string(),
  active: z.boolean().openapi({ description: 'The house’s switch' }),
  why_not: z.string().nullable().openapi({
    description: 'Why customers cannot pay so; null: they can',
  }),
});

/** The ways to pay of the site. */
export const OperatorWays = z
  .object({ rule: SwitchRule, ways: z.array(Way) })
  .openapi('OperatorWays');

/** The ways to pay of one shop. */
export const OperatorShopWays = z
  .object({
    shop_id: z.number().int(),
    rule: SwitchRule,
    ways: z.array(
      Way.extend({
        shop_active: z
          .boolean()
          .nullable()
          .openapi({ description: 'The shop’s switch; null: it has none' }),
      }),
    ),
  })
  .openapi('OperatorShopWays');

export const WayParams = z.object({ tag: z.string().max(50) });

export const ShopWayParams = ShopKeyParams.extend(WayParams.shape);

export const WayBody = z.object({ active: z.boolean() }).openapi('WayBody');

export type OperatorCurrencyDto = z.infer<typeof OperatorCurrency>;
export type NewCurrencyBodyDto = z.infer<typeof NewCurrencyBody>;
export type CurrencyBodyDto = z.infer<typeof CurrencyBody>;
export type OperatorWaysDto = z.infer<typeof OperatorWays>;
export type OperatorShopWaysDto = z.infer<typeof OperatorShopWays>;
