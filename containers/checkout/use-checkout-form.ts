import { useFormik } from 'formik';
import type { SavedAddress } from '@/utils/saved-address';
import {
  type CheckoutAddress,
  doorOf,
  initialAddress,
} from '@/utils/checkout-address';
import { ASAP, type CheckoutValues } from '@/utils/checkout-form';
import type { ChosenSlot } from '@/utils/schedule';
import type { Shell } from '@/utils/shell';
import { checkoutSchema } from '@/utils/validation/checkout-schema';

interface FormStart {
  readonly shell: Shell;
  readonly addresses: readonly SavedAddress[];
  readonly type: CheckoutValues['type'];
  /** The time that was chosen before; null: as soon as possible. */
  readonly slot: ChosenSlot | null;
  readonly onSubmit: () => void;
}

/** What the form begins with: the account's name and phone, the chosen address, the chosen time or the soonest. */
function initialValues({
  addresses,
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
    ...doorOf(addresses.find(({ id }) => id === address?.id)),
    leaveAtDoor: false,
    saveAddress: false,
    name: [user?.firstname, user?.lastname].filter(Boolean).join(' '),
    phone: user?.phone ?? '',
    paymentId: null,
    tip: 0,
    otherTip: '',
  };
}

/** The form of /checkout: its values, their rules and the words of what is wrong. */
export function useCheckoutForm(start: FormStart) {
  const form = useFormik<CheckoutValues>({
    initialValues: initialValues(start),
    validationSchema: checkoutSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: start.onSubmit,
  });
  const { errors, setErrors, setValues } = form;

  /** Values change together; what was wrong with them is forgotten. */
  function change(values: Partial<CheckoutValues>): void {
    const names = Object.keys(values);
    const left = Object.entries(errors).filter(
      ([name]) => !names.includes(name),
    );
    setErrors(Object.fromEntries(left));
    void setValues((now) => ({ ...now, ...values }), false);
  }

  function pickAddress(address: CheckoutAddress): void {
    const saved = start.addresses.find(({ id }) => id === address.id);
    change({ address, ...doorOf(saved), saveAddress: false });
  }

  return { ...form, change, pickAddress };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;
