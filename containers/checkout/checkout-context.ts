import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { useShell } from '@/contexts/shell-context';
import { usePhoneCode, useReadContact } from '@/hooks/account/use-contact';
import { useAddresses } from '@/hooks/address/use-addresses';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import { useBranches, useFirstPhone } from '@/hooks/checkout/use-checkout';
import { useChosenSlot } from '@/hooks/checkout/use-chosen-slot';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useQuote } from '@/hooks/checkout/use-quote';
import { useServerForm } from '@/hooks/form/use-server-form';
import type { CartDto } from '@/server/contracts/cart';
import type { ShopDto } from '@/server/contracts/shop';
import { plainNumber } from '@/utils/account/contact';
import {
  type CheckoutAddress,
  initialAddress,
} from '@/utils/address/checkout-address';
import { doorOf } from '@/utils/address/door';
import { deliveryPoint } from '@/utils/address/delivery-point';
import type { SavedAddress } from '@/utils/address/saved-address';
import {
  type DraftOf,
  keepDraft,
  readDraft,
} from '@/utils/checkout/checkout-draft';
import {
  ASAP,
  type CheckoutValues,
  quoteBody,
} from '@/utils/checkout/checkout-form';
import type { ChosenSlot } from '@/utils/checkout/schedule';
import { checkoutSchema } from '@/utils/form/checkout-schema';
import type { Shell } from '@/utils/shell/shell';

interface FormStart {
  readonly shell: Shell;
  readonly addresses: readonly SavedAddress[];
  /** The number to begin with. */
  readonly phone: string;
  readonly type: CheckoutValues['type'];
  /** The time that was chosen before; null: as soon as possible. */
  readonly slot: ChosenSlot | null;
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

type ChangeValues = (next: Partial<CheckoutValues>) => void;

/**
 * What is typed at checkout outlives a reload, Back, a sign-in and the tab: it is kept at every change and brought back
 * once, after the blocks have chosen their first values, so that it wins.
 */
function useDraft(
  cartId: number,
  values: CheckoutValues,
  change: ChangeValues,
): void {
  const { address: site, user } = useShell();
  const of: DraftOf = { user: user?.id ?? 0, cart: cartId, site };
  const first = useRef(values);
  const bringBack = useEffectEvent(() => {
    const kept = readDraft(of);
    if (Object.keys(kept).length > 0) change(kept);
  });
  const keep = useEffectEvent(() => {
    if (values !== first.current) keepDraft(of, values);
  });
  useEffect(() => bringBack(), []);
  useEffect(() => keep(), [values]);
}

/** How the order is had, on this page and on all others; another tab chooses, too. */
function useTypeChoice(
  type: CheckoutValues['type'],
  change: ChangeValues,
): (next: CheckoutValues['type']) => void {
  const [draftType, setDraftType] = useDeliveryType();
  const follow = useEffectEvent(() => {
    if (type !== draftType) change({ type: draftType });
  });
  useEffect(() => follow(), [draftType]);
  return (next) => {
    setDraftType(next);
    change({ type: next });
  };
}

interface FormOptions {
  readonly cart: CartDto;
  /** The values are valid. */
  readonly onSubmit: () => Promise<void>;
}

/** The form of /checkout: its values, their rules and the words of what is wrong. */
export function useCheckoutForm({ cart, onSubmit }: FormOptions) {
  const { id: cartId, shop_id: shopId } = cart;
  const shell = useShell();
  const { addresses } = useAddresses();
  const [type] = useDeliveryType();
  const slot = useChosenSlot(shopId);
  const phone = useFirstPhone();
  const dialCode = usePhoneCode();
  const readContact = useReadContact();
  const canLookUp = useCanLookUp();
  const schema = useMemo(
    () => checkoutSchema(dialCode, !canLookUp),
    [canLookUp, dialCode],
  );
  const form = useServerForm<CheckoutValues>({
    name: 'checkout',
    initialValues: initialValues({ addresses, phone, shell, slot, type }),
    schema,
    submit: onSubmit,
  });
  const { change, values } = form;
  const fillPhone = useEffectEvent(() => {
    if (phone && values.phone === '') change({ phone });
  });
  // it may come after the form
  useEffect(() => fillPhone(), [phone]);
  const changeType = useTypeChoice(values.type, change);
  useDraft(cartId, values, change);

  const branches = useBranches(shopId, values.type === 'pickup');
  const isBranch = branches.some(({ id }) => id === values.branchId);
  const { address, receiverPhone, ...rest } = values;
  return {
    ...form,
    changeType,
    pickAddress: (next: CheckoutAddress) =>
      change({
        address: next,
        typedAddress: '',
        ...doorOf(addresses.find(({ id }) => id === next.id)),
        saveAddress: false,
      }),
    point: address && deliveryPoint(address),
    /** Of a pickup; one that is no more is not asked for. */
    branchId: isBranch ? values.branchId : null,
    /** What was chosen, as a text: a number that is put in groups is the same number. */
    choices: JSON.stringify({
      address,
      ...rest,
      phone: plainNumber(rest.phone, dialCode),
      receiverPhone: plainNumber(receiverPhone, dialCode),
    }),
    /** The valid values as they are ordered: numbers are of E.164. */
    readValues: async (): Promise<CheckoutValues> => ({
      address,
      ...rest,
      phone: await readContact(rest.phone),
      receiverPhone: await readContact(receiverPhone),
    }),
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/** The price of the choices. `refresh` reads the cart again, when it is another one or something in it is sold out. */
export function useCheckoutQuote(
  cart: CartDto,
  { branchId, values }: Pick<CheckoutFormState, 'branchId' | 'values'>,
  refresh: () => unknown,
) {
  const { currency } = useShell();
  const quotes = useQuote(cart, {
    body: quoteBody({ ...values, branchId }, currency.id, cart.total_price),
    coupon: values.coupon,
    onCartChanged: refresh,
  });
  const isSoldOut = quotes.quote?.availability.reason === 'out_of_stock';
  useEffect(() => {
    // Only the cart knows how many of each line are left.
    if (isSoldOut) void refresh();
  }, [isSoldOut, refresh]);
  return quotes;
}

export type CheckoutQuotes = ReturnType<typeof useCheckoutQuote>;

interface Checkout {
  readonly cart: CartDto;
  readonly shop: ShopDto;
  readonly form: CheckoutFormState;
  readonly quotes: CheckoutQuotes;
}

const Context = createContext<Checkout | null>(null);

/** Gives the blocks of /checkout what they share. */
export const CheckoutProvider = Context.Provider;

/** The cart that is being ordered and its shop, the form and the quote; each block has the rest from its own hooks. */
export function useCheckout(): Checkout {
  const checkout = useContext(Context);
  if (!checkout) throw new Error('useCheckout needs a CheckoutProvider');
  return checkout;
}
