import { z } from '@hono/zod-openapi';
import { SYMBOL_POSITIONS } from '@/utils/constants/kinds';
import { NAMESPACES } from '@/utils/i18n/locales';
import { CommonQuery, QueryFlag } from './common';

export const Setting = z
  .object({ id: z.number().int(), key: z.string(), value: z.string() })
  .openapi('Setting');

/** What a site that is not full yet shows: its home, and which of its lists hold nothing. */
export const SiteState = z
  .object({
    home: z.string().nullable().openapi({
      description:
        'Path of the one shop whose page is the first page; null: the market',
      example: '/restaurant/1',
    }),
    hidden: z.array(z.string()).openapi({
      description: 'Paths of lists that links do not lead to: nothing is there',
      example: ['/blog', '/careers'],
    }),
  })
  .openapi('SiteState');

export const Language = z
  .object({
    id: z.number().int(),
    locale: z.string(),
    title: z.string(),
    backward: z.boolean(),
    default: z.boolean(),
    active: z.boolean(),
    img: z.string().nullable(),
  })
  .openapi('Language');

export const Currency = z
  .object({
    id: z.number().int(),
    symbol: z.string(),
    title: z.string(),
    rate: z.number(),
    default: z.boolean(),
    position: z.enum(SYMBOL_POSITIONS),
    active: z.boolean(),
    fee_step: z.number().openapi({
      description:
        'Delivery fees in this currency are rounded up to a multiple of it',
      example: 0.1,
    }),
  })
  .openapi('Currency');

/** With `all` also those that are off: what was paid in one is shown in it. */
export const CurrencyQuery = CommonQuery.extend({ all: QueryFlag.optional() });

/** How something is paid: words for its tag where a client has them, else its own title. */
export const PaymentSystem = z
  .object({
    id: z.number().int(),
    tag: z.string().openapi({ example: 'cash' }),
    title: z.string(),
  })
  .openapi('PaymentSystem');

export const Payment = PaymentSystem.extend({
  active: z.boolean(),
  uses_wallet: z.boolean().openapi({
    description: "Paid from the customer's wallet, whose balance must reach",
  }),
}).openapi('Payment');

export const TranslationQuery = CommonQuery.extend({
  namespace: z.enum(NAMESPACES).default('translation'),
});

/** The flat bundle of a namespace. */
export const TranslationBundle = z.record(z.string(), z.string());

export type SettingDto = z.infer<typeof Setting>;
export type SiteStateDto = z.infer<typeof SiteState>;
export type LanguageDto = z.infer<typeof Language>;
export type CurrencyDto = z.infer<typeof Currency>;
export type PaymentDto = z.infer<typeof Payment>;
