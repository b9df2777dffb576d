import { z } from '@hono/zod-openapi';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import {
  CART_LINES_MAX,
  INTEGER_MAX,
  NOTE_MAX_LENGTH,
} from '@/utils/constants/limits';
import {
  Amount,
  BodyFlag,
  BodyId,
  CommonQuery,
  Quantity,
  QuantityInput,
  QueryFlag,
  numeric,
} from './common';
import { GroupOrder } from './group-order';
import { Product, Stock } from './product';
import { Availability, ShopThresholds } from './shop';

/** A cart line: a stock with its product; add-ons are lines of their own under it. */
const BaseCartDetail = z.object({
  id: z
    .number()
    .int()
    .openapi({ description: 'Negative: a bonus, made by the server' }),
  quantity: Quantity,
  bonus: z.boolean().openapi({ description: 'Given by a rule: costs nothing' }),
  price: Amount.openapi({
    description:
      'stock.price × quantity (× the parent line’s pieces for an add-on: its quantity, or 1 of what is sold by weight)',
  }),
  discount: Amount,
  note: z.string().nullable(),
  parent_id: z.number().int().nullable(),
  stock: Stock.omit({ addon_groups: true, addons: true }).extend({
    product: Product.omit({
      stocks: true,
      stock: true,
      shop: true,
      discounts: true,
    }),
  }),
});

export const CartDetail = BaseCartDetail.extend({
  addons: z.array(BaseCartDetail),
}).openapi('CartDetail');

export const UserCart = z
  .object({
    id: z.number().int(),
    cart_id: z.number().int(),
    user_id: z.number().int().nullable(),
    name: z.string(),
    uuid: z.string().openapi({
      description:
        'Who holds it acts for this member; empty where it is another member’s',
    }),
    status: z.boolean().openapi({ description: 'True while choosing' }),
    owner: z.boolean().optional(),
    total_price: Amount.optional().openapi({
      description: 'Σ (price − discount) over this member’s items and add-ons',
    }),
    cartDetails: z.array(CartDetail),
  })
  .openapi('UserCart');

/** What the server changed in the quantities it was asked for. */
export const CartNotice = z.object({
  stock_id: z.number().int(),
  code: z.enum(['min_qty', 'max_qty', 'out_of_stock', 'interval', 'bonus']),
  from: Quantity,
  to: Quantity,
});

/** What a merge could not keep of the guest's cart. */
export const DroppedLine = z.object({
  stock_id: z.number().int(),
  title: z.string(),
  code: z.enum(['gone', 'out_of_stock', 'limit']),
});

export const Cart = z
  .object({
    id: z.number().int(),
    owner_id: z.number().int().nullable(),
    shop_id: z.number().int(),
    status: z.string(),
    group: z.boolean(),
    total_price: Amount.openapi({
      description: 'Σ (price − discount) over items and add-ons',
    }),
    goals: z
      .object({
        to_minimum: Amount.openapi({
          description: "What the goods lack to the shop's minimum",
        }),
        to_free_delivery: Amount.nullable().openapi({
          description: 'Null: there is none',
        }),
        small_order_fee: Amount.openapi({
          description: 'What is asked for the goods as they are',
        }),
      })
      .optional()
      .openapi({
        description: 'Decided in the default currency, of the whole cart',
      }),
    currency_id: z.number().int(),
    rate: z.number(),
    version: z.number().int(),
    shop: z
      .object({
        id: z.number().int(),
        type: z.enum(SHOP_TYPES),
        title: z.string(),
        logo_img: z.string().nullable(),
        ...ShopThresholds.shape,
        timezone: z.string(),
        delivery_time: z.object({
          from: z.number(),
          to: z.number(),
          type: z.literal('minute'),
        }),
        availability: Availability,
      })
      .optional(),
    note: z.string().nullable().openapi({
      description: 'For the kitchen, of the whole cart; goes with the order',
    }),
    user_carts: z.array(UserCart),
    notices: z.array(CartNotice).optional(),
    dropped: z.array(DroppedLine).optional().openapi({
      description: 'Only of a merge: what could not be kept',
    }),
    guest_version: z.number().int().optional().openapi({
      description:
        "Only of a merge: the version of the guest's cart that was taken in; 0: there was none",
    }),
    owner: z.boolean().optional().openapi({ description: 'The caller’s own' }),
    me: z
      .object({ id: z.number().int(), uuid: z.string() })
      .nullable()
      .optional()
      .openapi({ description: "The caller's own part (user_carts)" }),
    group_order: GroupOrder.nullable().optional(),
  })
  .openapi('Cart');

export const CartProductInput = z.object({
  id: BodyId.optional().openapi({
    description: 'A cartDetail: sets that very line',
  }),
  stock_id: BodyId,
  quantity: QuantityInput,
  parent_id: BodyId.optional().openapi({
    description: 'For an add-on: the parent stock',
  }),
  note: z.string().max(NOTE_MAX_LENGTH).optional(),
});

/** `optional=1`: no cart is an answer (data null), not a 404; for pages that ask without knowing. */
export const CartQuery = CommonQuery.extend({ optional: QueryFlag.optional() });

export const InsertProductBody = z.object({
  shop_id: BodyId,
  currency_id: BodyId.optional(),
  rate: z.unknown().optional().openapi({ description: 'Ignored' }),
  products: z.array(CartProductInput).min(1).max(CART_LINES_MAX),
  version: numeric(z.number().int().min(0).max(INTEGER_MAX))
    .optional()
    .openapi({
      description:
        'The version this was worked out from, 0 for no cart; another one is 409 with the present cart as data (null for none)',
    }),
  replace: BodyFlag.optional().openapi({
    description: 'A cart of another shop is emptied in the same transaction',
  }),
});

export const InsertSingleBody = z.object({
  shop_id: BodyId,
  stock_id: BodyId,
  quantity: QuantityInput,
  currency_id: BodyId.optional(),
});

/** Ids of lines or of carts. */
export const DeleteIdsBody = z.object({
  ids: z.array(BodyId).min(1).max(200),
});

export type CartDetailDto = z.infer<typeof CartDetail>;
export type CartDto = z.infer<typeof Cart>;
export type UserCartDto = z.infer<typeof UserCart>;
export type DroppedLineDto = z.infer<typeof DroppedLine>;
export type InsertProductBodyDto = z.input<typeof InsertProductBody>;
