import type { CalculateBodyDto } from '@/server/contracts/cart';
import type { CreateOrderBodyDto } from '@/server/contracts/order';
import type {
  CheckoutAddress,
  DoorDetails,
} from '@/utils/address/checkout-address';

/** As soon as possible; another choice is a `YYYY-MM-DD HH:mm` of the shop's clock, and none yet is empty. */
export const ASAP = 'asap';

/** What the form of /checkout holds. */
export interface CheckoutValues extends DoorDetails {
  readonly type: 'delivery' | 'pickup';
  readonly when: string;
  readonly address: CheckoutAddress | null;
  readonly leaveAtDoor: boolean;
  readonly saveAddress: boolean;
  readonly name: string;
  readonly phone: string;
  readonly paymentId: number | null;
  /** A ready amount, or the one typed. */
  readonly tip: number | 'other';
  readonly otherTip: string;
}

/** Shop-local date and time of a choice; empty for as soon as possible. */
export function slotOf(when: string): {
  delivery_date?: string;
  delivery_time?: string;
} {
  const [date, time] = when.split(' ');
  return date && time ? { delivery_date: date, delivery_time: time } : {};
}

/** `12,5` and `12.5` are the same; what is no amount is NaN. */
export function readAmount(text: string): number {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return 0;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : NaN;
}

/** The tip in the order's currency; only couriers get one. */
export function tipOf({
  otherTip,
  tip,
  type,
}: Pick<CheckoutValues, 'otherTip' | 'tip' | 'type'>): number {
  if (type === 'pickup') return 0;
  const amount = tip === 'other' ? readAmount(otherTip) : tip;
  return Number.isFinite(amount) ? amount : 0;
}

/** What to ask a quote for; null while a delivery has no address. */
export function quoteBody(
  values: CheckoutValues,
  currencyId: number,
): CalculateBodyDto | null {
  const { address, type, when } = values;
  if (type === 'delivery' && !address) return null;
  return {
    type,
    currency_id: currencyId,
    tips: tipOf(values),
    ...slotOf(when),
    ...(type === 'delivery' &&
      address && {
        address: { latitude: address.latitude, longitude: address.longitude },
      }),
  };
}

interface OrderTerms {
  readonly cartId: number;
  readonly currencyId: number;
  readonly quoteId: string;
  /** The words that tell the courier to leave it at the door. */
  readonly doorNote: string;
}

/** What to order: the same choices that the quote was made for. The values were validated before. */
export function orderBody(
  values: CheckoutValues,
  { cartId, currencyId, doorNote, quoteId }: OrderTerms,
): CreateOrderBodyDto {
  const { address, comment, entrance, floor, house, office, type, when } =
    values;
  const note = [values.leaveAtDoor && doorNote, comment.trim()]
    .filter(Boolean)
    .join(' ');
  return {
    cart_id: cartId,
    quote_id: quoteId,
    currency_id: currencyId,
    delivery_type: type,
    ...slotOf(when),
    ...(type === 'delivery' &&
      address && {
        location: { latitude: address.latitude, longitude: address.longitude },
        address: {
          address: address.title,
          house: house.trim() || null,
          entrance: entrance.trim() || null,
          floor: floor.trim() || null,
          office: office.trim() || null,
          comment: note || null,
        },
      }),
    phone: values.phone.trim(),
    username: values.name.trim(),
    payment_id: values.paymentId ?? 0,
    tips: tipOf(values),
  };
}
