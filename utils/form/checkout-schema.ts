import { mixed, number, object, string } from 'yup';
import {
  type CheckoutAddress,
  namesHouse,
} from '@/utils/address/checkout-address';
import { readAmount } from '@/utils/checkout/checkout-form';
import { NAME_MAX_LENGTH, TIP_MAX } from '@/utils/constants/limits';
import { doorRules } from './address-schema';
import { contactRule } from './auth-schemas';

/**
 * Messages are keys of locales/<lng>/translation.json; the words are those of spec.md §5. `dialCode` as in
 * utils/account/contact.ts; `hasPins`: nobody looks addresses up, so that typed words need a pin of their own.
 */
export const checkoutSchema = (dialCode: string, hasPins = false) =>
  object({
    when: string().required('checkout.when.required'),
    address: mixed<CheckoutAddress>()
      .nullable()
      .when(['type', 'typedAddress'], ([type, typed]: unknown[], schema) => {
        if (type !== 'delivery') return schema;
        if (!hasPins) return schema.required('checkout.where.required');
        // typed words are another address than the chosen one
        return typeof typed === 'string' && typed.trim()
          ? schema
              .required('address.lacksPin')
              .test('pin', 'address.lacksPin', () => false)
          : schema.required('address.typeAndPin');
      }),
    // A courier finds a door by its house or its entrance; addresses often end at the street.
    ...doorRules,
    house: doorRules.house.when(['address', 'entrance', 'type'], {
      is: (
        address: CheckoutAddress | null,
        entrance: string | undefined,
        type: unknown,
      ) =>
        type === 'delivery' &&
        address !== null &&
        !namesHouse(address.title) &&
        !entrance?.trim(),
      then: (schema) => schema.required('checkout.where.houseRequired'),
    }),
    name: string()
      .trim()
      .required('form.required')
      .max(NAME_MAX_LENGTH, 'form.tooLong'),
    phone: contactRule(dialCode, 'phone'),
    receiverName: string()
      .trim()
      .max(NAME_MAX_LENGTH, 'form.tooLong')
      .when('forOther', {
        is: true,
        then: (schema) => schema.required('form.required'),
      }),
    receiverPhone: string().when('forOther', {
      is: true,
      then: () => contactRule(dialCode, 'phone', 'form.required'),
    }),
    paymentId: number().nullable().required('checkout.pay.required'),
    otherTip: string().when(['tip', 'type'], {
      is: (tip: unknown, type: unknown) =>
        tip === 'other' && type === 'delivery',
      then: (schema) =>
        schema
          .trim()
          .required('checkout.tip.required')
          .test('amount', 'checkout.tip.invalid', (text) => {
            const amount = readAmount(text ?? '');
            return Number.isFinite(amount) && amount <= TIP_MAX;
          }),
    }),
  });
