import { z } from '@hono/zod-openapi';
import { DELIVERY_TYPES } from '@/utils/constants/kinds';
import {
  ADDRESS_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
} from '@/utils/constants/limits';
import { eachOrderText, ORDER_TEXT_MOST } from '@/utils/order/order-texts';
import {
  BodyFlag,
  BodyId,
  LocationInput,
  absentable,
  numeric,
  wordOrNumber,
} from '../common';
import { doorTexts } from '../address';

const text = (max: number) => z.string().trim().max(max);

/** What an address is made of; the parts but the first may be missing. */
const OrderAddressParts = z.object({
  address: text(ADDRESS_MAX_LENGTH).min(1),
  ...doorTexts,
  leave_at_door: absentable(BodyFlag),
});

/** An address of an order as a request may bring it: its parts, or one line of text. */
const OrderAddressInput = z.preprocess(
  (value: string | z.input<typeof OrderAddressParts>): unknown =>
    typeof value === 'string' ? { address: value } : value,
  OrderAddressParts,
);

/** Somebody else who receives the order; `phone` and `username` stay those of who orders. */
const OrderRecipientInput = z.object({
  name: text(NAME_MAX_LENGTH).min(1),
  phone: wordOrNumber(text(30)),
});

export const CreateOrderBody = z
  .object({
    cart_id: BodyId,
    quote_id: absentable(z.uuid()),
    currency_id: BodyId.optional(),
    delivery_type: z.enum(DELIVERY_TYPES),
    location: absentable(LocationInput),
    address: absentable(OrderAddressInput),
    address_id: absentable(BodyId),
    delivery_date: absentable(z.iso.date()),
    delivery_time: absentable(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    ...eachOrderText((name) => absentable(text(ORDER_TEXT_MOST[name]))),
    notes: z.record(z.string(), text(NOTE_MAX_LENGTH)).optional(),
    coupon: absentable(text(100)),
    phone: absentable(wordOrNumber(text(30))),
    username: absentable(text(NAME_MAX_LENGTH)),
    recipient: absentable(OrderRecipientInput),
    branch_id: absentable(BodyId),
    payment_id: BodyId,
    tips: absentable(numeric(z.number().min(0).max(100_000))),
  })
  .openapi('CreateOrderBody');

export type CreateOrderBodyDto = z.input<typeof CreateOrderBody>;
/** The same as it was read. */
export type PlaceOrderInput = z.output<typeof CreateOrderBody>;
