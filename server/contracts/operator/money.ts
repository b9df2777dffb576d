import { z } from '@hono/zod-openapi';

const SYMBOL_MAX = 8;

const CurrencySymbol = z
  .string()
  .trim()
  .min(1)
  .max(SYMBOL_MAX)
  .regex(/^[^<>&"\p{C}\d.,]+$/u);

const Position = z.enum(['before', 'after']);

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

export type OperatorCurrencyDto = z.infer<typeof OperatorCurrency>;
export type NewCurrencyBodyDto = z.infer<typeof NewCurrencyBody>;
export type CurrencyBodyDto = z.infer<typeof CurrencyBody>;
