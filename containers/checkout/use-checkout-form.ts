import { useEffect, useEffectEvent, useMemo } from 'react';
import { usePhoneCode, useReadContact } from '@/hooks/account/use-contact';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import { useServerForm } from '@/hooks/form/use-server-form';
import { plainNumber } from '@/utils/account/contact';
import type { SavedAddress } from '@/utils/address/saved-address';
import {
  type CheckoutAddress,
  initialAddress,
} from '@/utils/address/checkout-address';
import { doorOf } from '@/utils/address/door';
import { ASAP, type CheckoutValues } from '@/utils/checkout/checkout-form';
import type { ChosenSlot } from '@/utils/checkout/schedule';
import type { Shell } from '@/utils/shell/shell';
import { checkoutSchema } from '@/utils/form/checkout-schema';

interface FormStart {
  /** The number to begin with. */
  readonly phone: string;
  readonly shell: Shell;
  readonly addresses: readonly SavedAddress[];
  readonly type: CheckoutValues['type'];
  /** The time that was chosen before; null: as soon as possible. */
  readonly slot: ChosenSlot | null;
  /** What the goods cost as paid. */
  readonly goods: number;
  readonly onSubmit: () => Promise<void>;
}

/** What the form begins with: the account's name, the last number, the chosen address, the chosen time or the soonest. */
function initialValues({
  addresses,
  phone,
  shell,
  slot,
  type,
}: FormStart): CheckoutValues {
  const { user } = shell;
  const address = initialAddress(shell.address, addresses);
  return {
    type,
    when: slot ? `${slot.date} ${slot.time}` : ASAP,
    address,
    typedAddress: '',
    ...doorOf(addresses.find(({ id }) => id === address?.id)),
    saveAddress: false,
    name: [user?.firstname, user?.lastname].filter(Boolean).join(' '),
    phone,
    paymentId: null,
    tip: 0,
    otherTip: '',
    coupon: '',
    forOther: false,
    receiverName: '',
    receiverPhone: '',
    branchId: null,
  };
}

/** The form of /checkout: its values, their rules and the words of what is wrong. */
export function useCheckoutForm(start: FormStart) {
  const dialCode = usePhoneCode();
  const readContact = useReadContact();
  const canLookUp = useCanLookUp();
  const schema = useMemo(
    () => checkoutSchema(dialCode, !canLookUp),
    [canLookUp, dialCode],
  );
  const form = useServerForm<CheckoutValues>({
    name: 'checkout',
    initialValues: initialValues(start),
    schema,
    submit: start.onSubmit,
  });

  const { phone } = start;
  const fillPhone = useEffectEvent(() => {
    if (phone && form.values.phone === '') form.change({ phone });
  });
  // it may come after the form
  useEffect(() => fillPhone(), [phone]);

  function pickAddress(address: CheckoutAddress): void {
    const saved = start.addresses.find(({ id }) => id === address.id);
    form.change({
      address,
      typedAddress: '',
      ...doorOf(saved),
      saveAddress: false,
    });
  }

  const { receiverPhone, ...rest } = form.values;
  return {
    ...form,
    pickAddress,
    goods: start.goods,
    /** What was chosen, as a text: a number that is put in groups is the same number. */
    choices: JSON.stringify({
      ...rest,
      phone: plainNumber(rest.phone, dialCode),
      receiverPhone: plainNumber(receiverPhone, dialCode),
    }),
    /** The valid values as they are ordered: numbers are of E.164. */
    readValues: async (): Promise<CheckoutValues> => ({
      ...rest,
      phone: await readContact(rest.phone),
      receiverPhone: await readContact(receiverPhone),
    }),
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;
