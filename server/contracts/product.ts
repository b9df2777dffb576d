import { z } from '@hono/zod-openapi';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import {
  Amount,
  CommonQuery,
  PagingQuery,
  Quantity,
  QueryFlag,
  QueryId,
  Translation,
} from './common';

export const ALLERGENS = [
  'celery',
  'crustaceans',
  'egg',
  'fish',
  'gluten',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soy',
  'sulphites',
] as const;

const Allergen = z.enum(ALLERGENS);

/** What a product is counted or measured in. */
export const Unit = z
  .object({
    id: z.number().int(),
    code: z.string().openapi({ example: 'kg' }),
    position: z.literal('after').openapi({
      description: 'Where the word stands: after the amount',
    }),
    translation: Translation.pick({ id: true, locale: true, title: true }),
  })
  .openapi('Unit');

/** A picture of a product; the first one is its main picture. */
const GalleryPicture = z.object({
  id: z.number().int(),
  title: z.string(),
  path: z.string(),
});

export const Extra = z.object({
  id: z.number().int(),
  value: z.string(),
  extra_group_id: z.number().int(),
  translation: Translation,
  group: z.object({
    id: z.number().int(),
    type: z.enum(['text', 'color', 'image']),
    translation: Translation,
  }),
});

/** "Buy `value`, get `bonus_quantity` of `bonus_stock` for nothing", while it runs. */
export const Bonus = z
  .object({
    id: z.number().int(),
    type: z.literal('count'),
    value: Quantity,
    bonus_quantity: Quantity,
    bonus_stock_id: z.number().int(),
    expired_at: z.string().nullable(),
    bonus_stock: z.object({
      id: z.number().int(),
      quantity: Quantity.openapi({ description: 'In stock' }),
      product: z.object({
        id: z.number().int(),
        uuid: z.string(),
        img: z.string().nullable(),
        unit: Unit,
        interval: Quantity,
        translation: Translation,
      }),
    }),
  })
  .openapi('Bonus');

const StockPrice = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  sku: z.string().nullable(),
  price: Amount.openapi({ description: 'List price' }),
  discount: Amount,
  tax: Amount.openapi({ description: 'Contained in the price, informational' }),
  total_price: Amount.openapi({ description: 'price − discount' }),
  quantity: Quantity.openapi({ description: 'In stock; 0 is sold out' }),
  allergens: z.array(Allergen),
  extras: z.array(Extra),
  bonus: Bonus.nullable(),
});

/** One member of an add-on group: a product of its own with its stock. */
export const Addon = z
  .object({
    id: z.number().int(),
    stock_id: z
      .number()
      .int()
      .openapi({ description: 'What goes into a cart' }),
    addon_id: z.number().int(),
    product: z.object({
      id: z.number().int(),
      uuid: z.string(),
      img: z.string().nullable(),
      translation: Translation,
      allergens: z.array(Allergen),
      vegetarian: z.boolean(),
      stock: StockPrice.omit({ bonus: true, extras: true }),
    }),
  })
  .openapi('Addon');

export const AddonGroup = z
  .object({
    id: z.number().int(),
    min: z.number().int(),
    max: z.number().int(),
    translation: Translation,
    addons: z
      .array(Addon)
      .optional()
      .openapi({ description: 'Whole in /rest/products/{uuid} only' }),
  })
  .openapi('AddonGroup');

export const Stock = StockPrice.extend({
  addon_groups: z.array(AddonGroup),
  addons: z.array(Addon).optional().openapi({
    description:
      'The members of all groups, each once; in /rest/products/{uuid} only',
  }),
}).openapi('Stock');

export const Product = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    slug: z.string(),
    shop_id: z.number().int(),
    category_id: z.number().int().nullable(),
    img: z.string().nullable(),
    galleries: z.array(GalleryPicture),
    tax: z.number(),
    min_qty: Quantity,
    max_qty: Quantity,
    interval: Quantity.openapi({
      description: 'Quantities are multiples of it',
    }),
    active: z.boolean(),
    status: z.string(),
    vegetarian: z.boolean(),
    spicy: z.boolean(),
    allergens: z.array(Allergen),
    kcal: z.number().int().nullable(),
    carbs: z.number().int().nullable(),
    protein: z.number().int().nullable(),
    fats: z.number().int().nullable(),
    translation: Translation,
    unit: Unit,
    stocks: z.array(Stock),
    stock: Stock.nullable()
      .optional()
      .openapi({ description: 'The first of `stocks`; in lists and menus' }),
    discounts: z.array(
      z.object({
        id: z.number().int(),
        type: z.enum(['percent', 'fix']),
        value: z.number(),
        expired_at: z.string().nullable(),
      }),
    ),
    rating_avg: z.number().nullable(),
    reviews_count: z.number().int(),
    shop: z
      .object({
        id: z.number().int(),
        type: z.enum(SHOP_TYPES),
        title: z.string(),
      })
      .optional(),
  })
  .openapi('Product');

/** The whole menu of a shop: each category once with its products; `recommended` are the most ordered. */
export const ShopProducts = z
  .object({
    recommended: z.array(Product),
    all: z.array(
      z.object({
        id: z.number().int(),
        uuid: z.string(),
        slug: z.string(),
        translation: Translation,
        products: z.array(Product),
      }),
    ),
  })
  .openapi('ShopProducts');

export const PRODUCT_ORDERS = [
  'new',
  'old',
  'best_sale',
  'low_sale',
  'price_asc',
  'price_desc',
] as const;

export const ProductListQuery = CommonQuery.extend({
  ...PagingQuery.shape,
  shop_id: QueryId.optional(),
  category_id: QueryId.optional(),
  price_from: z.coerce.number().min(0).optional(),
  price_to: z.coerce.number().min(0).optional(),
  order_by: z.enum(PRODUCT_ORDERS).default('best_sale'),
  search: z.string().max(200).optional(),
  deals: QueryFlag.optional(),
});

export type UnitDto = z.infer<typeof Unit>;
export type BonusDto = z.infer<typeof Bonus>;
export type AllergenDto = z.infer<typeof Allergen>;
export type AddonDto = z.infer<typeof Addon>;
export type AddonGroupDto = z.infer<typeof AddonGroup>;
export type StockDto = z.infer<typeof Stock>;
export type ProductDto = z.infer<typeof Product>;
export type ProductListQueryDto = z.infer<typeof ProductListQuery>;
export type ShopProductsDto = z.infer<typeof ShopProducts>;
