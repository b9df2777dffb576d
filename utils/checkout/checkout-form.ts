import type { CalculateBodyDto } from '@/server/contracts/checkout/quote';
import type { CreateOrderBodyDto } from '@/server/contracts/order/order';
import type { CheckoutAddress } from '@/utils/address/checkout-address';
import { doorBody, type DoorDetails } from '@/utils/address/door';
import {
  convertMinor,
  type MoneyCurrency,
  moneyUnit,
  toDecimal,
  toMinor,
} from '@/utils/money/money';
import { percentTip, type TipChoice } from './tip-choice';

/** As soon as possible; another choice is a `YYYY-MM-DD HH:mm` of the shop's clock, and none yet is empty. */
export const ASAP = 'asap';

/** What the form of /checkout holds. */
export interface CheckoutValues extends DoorDetails {
  readonly type: 'delivery' | 'pickup';
  readonly when: string;
  readonly address: CheckoutAddress | null;
  /** Words of an address whose pin is not put yet, where nobody looks addresses up. */
  readonly typedAddress: string;
  readonly saveAddress: boolean;
  readonly name: string;
  readonly phone: string;
  readonly paymentId: number | null;
  readonly tip: TipChoice;
  /** The amount typed. */
  readonly otherTip: string;
  /** The promo code as it is typed; empty: none. */
  readonly coupon: string;
  /** Somebody else receives it. */
  readonly forOther: boolean;
  readonly receiverName: string;
  readonly receiverPhone: string;
  /** Where to fetch a pickup; null: at the shop itself. */
  readonly branchId: number | null;
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

/** What a typed amount is charged as, where the currency has no minor parts; what is no amount stays. */
export function chargedAmount(
  text: string,
  currency: Pick<MoneyCurrency, 'title'>,
): string {
  const unit = moneyUnit(currency);
  const amount = readAmount(text);
  return unit === 1 || !amount
    ? text
    : String(toDecimal(convertMinor(toMinor(amount), 1, unit)));
}

/** The tip in the order's currency, where a part is one of the goods; only couriers get one. */
export function tipOf(
  { otherTip, tip, type }: Pick<CheckoutValues, 'otherTip' | 'tip' | 'type'>,
  goods = 0,
): number {
  if (type === 'pickup' || tip === 0) return 0;
  if (tip !== 'other') return percentTip(tip, goods);
  const amount = readAmount(otherTip);
  return Number.isFinite(amount) ? amount : 0;
}

/** What to ask a quote for, the promo code apart; null while a delivery has no address. `goods` is what they cost as paid. */
export function quoteBody(
  values: CheckoutValues,
  currencyId: number,
  goods = 0,
): CalculateBodyDto | null {
  const { address, branchId, type, when } = values;
  if (type === 'delivery' && !address) return null;
  return {
    type,
    currency_id: currencyId,
    tips: tipOf(values, goods),
    ...slotOf(when),
    ...(type === 'pickup' && branchId !== null && { branch_id: branchId }),
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
  /** What the goods cost as paid. */
  readonly goods?: number;
  /** The promo code that the quote was made with. */
  readonly coupon?: string;
  /** Stock id → text for the kitchen. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** What to order: the same choices that the quote was made for. The values were validated before. */
export function orderBody(
  values: CheckoutValues,
  { cartId, coupon, currencyId, goods, notes, quoteId }: OrderTerms,
): CreateOrderBodyDto {
  const { address, branchId, type, when } = values;
  return {
    cart_id: cartId,
    quote_id: quoteId,
    currency_id: currencyId,
    delivery_type: type,
    ...slotOf(when),
    ...(type === 'delivery' &&
      address && {
        location: { latitude: address.latitude, longitude: address.longitude },
        address: { address: address.title, ...doorBody(values) },
      }),
    phone: values.phone.trim(),
    username: values.name.trim(),
    payment_id: values.paymentId ?? 0,
    tips: tipOf(values, goods),
    ...(coupon && { coupon }),
    ...(notes && Object.keys(notes).length > 0 && { notes }),
    ...(type === 'pickup' && branchId !== null && { branch_id: branchId }),
    ...(values.forOther && {
      recipient: {
        name: values.receiverName.trim(),
        phone: values.receiverPhone.trim(),
      },
    }),
  };
}
