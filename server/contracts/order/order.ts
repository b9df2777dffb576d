import { z } from '@hono/zod-openapi';
import { eachDoorText } from '@/utils/address/door';
import { REFUND_STATUSES } from '@/utils/constants/after-sale';
import {
  REFUND_STATES,
  SHOP_TYPES,
  TRANSACTION_STATUSES,
} from '@/utils/constants/kinds';
import {
  ORDER_STATUSES,
  type OrderStatus,
} from '@/utils/constants/order-status';
import { eachOrderText } from '@/utils/order/order-texts';
import {
  Amount,
  CommonQuery,
  ContainedTax,
  Location,
  PagingQuery,
  Quantity,
  Translation,
} from '../common';
import { SoldOut } from '../kitchen/sold-out';
import { Unit } from '../product';
import { Currency, PaymentSystem } from '../settings';
import { afterSaleFields } from './after-sale';
import {
  answerFields,
  OrderStatusWord,
  progressFields,
  Span,
} from './order-progress';

/** Where an order goes and what its courier needs at the door, as it was when it was placed. */
const OrderAddress = z.object({
  address: z.string(),
  ...eachDoorText(() => z.string().nullish()),
  leave_at_door: z.boolean().optional(),
});

/** Somebody else who receives an order; the courier calls them, not who ordered. */
const OrderRecipient = z
  .object({ name: z.string(), phone: z.string() })
  .openapi('OrderRecipient');

/** The branch that a pickup is fetched from, as it was when ordered. */
const OrderBranch = z
  .object({
    id: z.number().int(),
    title: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    location: Location,
  })
  .openapi('OrderBranch');

/** The words of older clients: `canceled`, and `cooking` for what the kitchen has accepted. */
const OLDER_WORDS = { canceled: 'cancelled', cooking: 'accepted' } as const;

/** A status as a request may say it (api-contract.md §4 orders). */
export const OrderStatusInput = z.enum([
  ...ORDER_STATUSES,
  'canceled',
  'cooking',
]);

/** The status that a request's word means. */
export function orderStatusOf(
  word: z.infer<typeof OrderStatusInput>,
): OrderStatus {
  return word in OLDER_WORDS
    ? OLDER_WORDS[word as keyof typeof OLDER_WORDS]
    : (word as OrderStatus);
}

export const ChangeStatusQuery = CommonQuery.extend({
  status: z.enum(['cancelled', 'canceled']),
});

export const OperatorStatusBody = z
  .object({ status: OrderStatusInput })
  .openapi('OperatorStatusBody');

const BaseOrderDetail = z.object({
  id: z.number().int(),
  order_id: z.number().int(),
  stock_id: z.number().int(),
  note: z.string().nullable(),
  quantity: Quantity,
  origin_price: Amount,
  total_price: Amount,
  tax: Amount,
  discount: Amount,
  bonus: z.boolean(),
  stock: z
    .object({
      id: z.number().int(),
      total_price: Amount.openapi({ description: 'Of one unit, as paid' }),
      extras: z.array(z.object({ title: z.string(), value: z.string() })),
      product: z.object({
        id: z.number().int(),
        uuid: z.string(),
        img: z.string().nullable(),
        title: z.string(),
        translation: Translation,
        unit: Unit,
        interval: Quantity,
      }),
    })
    .openapi({ description: 'As it was when ordered' }),
  user_cart: z.string().nullable(),
  sold_out: SoldOut,
});

export const OrderDetail = BaseOrderDetail.extend({
  addons: z.array(BaseOrderDetail),
}).openapi('OrderDetail');

export const Deliveryman = z
  .object({
    id: z.number().int(),
    firstname: z.string(),
    lastname: z.string(),
    phone: z.string(),
    img: z.string().nullable(),
    rating: z.number().nullable(),
    vehicle: z.string().nullable(),
    location: Location.nullable(),
    route: z
      .array(z.tuple([z.number(), z.number()]))
      .openapi({ description: '[latitude, longitude]' }),
    started_at: z.string().nullable(),
    arrives_at: z.string().nullable(),
  })
  .openapi('Deliveryman');

export const Transaction = z
  .object({
    id: z.number().int(),
    price: Amount,
    /** Of `price`; in /dashboard/user/transactions/{id} only. */
    currency_id: z.number().int().nullish(),
    status: z.enum(TRANSACTION_STATUSES),
    payment_system: PaymentSystem,
    perform_time: z.string().nullable(),
    source: z
      .string()
      .nullable()
      .openapi({ description: 'Such as "Visa •••• 4242"' }),
    /** Of money on its way back through a provider. */
    refund_state: z.enum(REFUND_STATES).nullish(),
  })
  .openapi('Transaction');

const OrderRowFields = {
  id: z.number().int(),
  uuid: z.string(),
  user_id: z.number().int(),
  total_price: Amount,
  origin_price: Amount,
  total_discount: Amount,
  tax: Amount.openapi({ description: "The shop's tax that was added" }),
  contained_tax: Amount,
  contained_taxes: z.array(ContainedTax).optional(),
  service_fee: Amount,
  delivery_fee: Amount,
  delivery_saved: Amount.openapi({
    description:
      'What a delivery that was free would have cost when it was ordered; 0 also where that is not known',
  }),
  small_order_fee: Amount,
  coupon_price: Amount,
  tips: Amount,
  rate: z.number(),
  currency: Currency,
  ...progressFields,
  ...answerFields,
  pay_until: z
    .string()
    .nullable()
    .openapi({ description: 'When an unpaid order is cancelled' }),
  version: z.number().int(),
  delivery_date: z.string().nullable(),
  delivery_time: z.string().nullable(),
  scheduled: z.boolean(),
  refund_status: z
    .enum(REFUND_STATUSES)
    .nullable()
    .openapi({ description: 'Of the newest refund; null: none was asked' }),
  items_count: z.number().int(),
  items_title: z.string().openapi({ description: 'Names of the first lines' }),
  items_img: z
    .array(z.string())
    .openapi({ description: 'Pictures of the first lines that have one' }),
  shop: z.object({
    id: z.number().int(),
    type: z.enum(SHOP_TYPES),
    title: z.string(),
    translation: Translation,
    address: z.string().nullable(),
    phone: z.string().nullable(),
    logo_img: z.string().nullable(),
    card_img: z.string().nullable(),
    location: Location,
    timezone: z.string(),
  }),
  created_at: z.string(),
  updated_at: z.string(),
};

/** A row of the list: an order without its details. */
export const OrderRow = z
  .object({
    ...OrderRowFields,
    arrival: Span.nullable().openapi({
      description: 'By where the courier is; as promised while nobody knows',
    }),
  })
  .openapi('OrderRow');

export const Order = z
  .object({
    ...OrderRowFields,
    status_history: z.array(
      z.object({ status: OrderStatusWord, at: z.string() }),
    ),
    address: OrderAddress.nullable(),
    location: Location.nullable(),
    distance: z.number().nullable(),
    ...eachOrderText(() => z.string().nullable()),
    phone: z.string().nullable(),
    username: z.string().nullable(),
    recipient: OrderRecipient.nullable(),
    branch: OrderBranch.nullable(),
    deliveryman: Deliveryman.nullable(),
    details: z.array(OrderDetail),
    transaction: Transaction.nullable(),
    payment_url: z.string().nullable().openapi({
      description:
        'Where the open attempt goes on, for the one who ordered; null also while its provider does not answer: POST /payments/order/{id}/transactions',
    }),
    coupon: z.object({ name: z.string(), price: Amount }).nullable(),
    ...afterSaleFields,
    can_cancel: z.boolean(),
    group_receipt: z.string().nullable().optional().openapi({
      description: 'Of a group order: the uuid of the owner’s receipt',
    }),
  })
  .openapi('Order');

export const OrderListQuery = CommonQuery.extend({
  ...PagingQuery.shape,
  statuses: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',') : value),
      z.array(OrderStatusInput),
    )
    .optional(),
  sort: z.enum(['asc', 'desc']).default('desc'),
  column: z.enum(['id', 'created_at', 'total_price']).default('id'),
});

export type { CreateOrderBodyDto } from './order-body';
export type OrderDetailDto = z.infer<typeof OrderDetail>;
export type DeliverymanDto = z.infer<typeof Deliveryman>;
export type OrderRowDto = z.infer<typeof OrderRow>;
/** What a row of the list and the order itself both tell. */
export type OrderBaseDto = Omit<OrderRowDto, 'arrival'>;
export type OrderDto = z.infer<typeof Order>;
export type TransactionDto = z.infer<typeof Transaction>;
