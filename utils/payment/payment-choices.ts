import type { PaymentDto } from '@/server/contracts/settings';
import type { ShopDto } from '@/server/contracts/shop';

/** A way to pay that this shop and the house both take and that works to the end. */
export interface PaymentChoice {
  readonly id: number;
  readonly tag: string;
  /** The method's own name, where there are no words for its tag. */
  readonly title: string;
  /** Whether the wallet's balance must reach. */
  readonly usesWallet: boolean;
}

function toChoice({ id, tag, title, uses_wallet }: PaymentDto): PaymentChoice {
  return { id, tag, title, usesWallet: uses_wallet };
}

/** The house's methods that the shop takes, in the house's order; none while one of the two is not known. */
export function paymentChoices(
  payments: readonly PaymentDto[] | undefined,
  shop: Pick<ShopDto, 'shop_payments'> | null,
): PaymentChoice[] {
  const taken = new Set(
    (shop?.shop_payments ?? [])
      .filter(({ status }) => status)
      .map(({ payment }) => payment.id),
  );
  return (payments ?? [])
    .filter(({ active, id }) => active && taken.has(id))
    .map(toChoice);
}

/** Whether the wallet cannot pay that much; an unknown balance cannot. */
export function isWalletShort(
  balance: number | null,
  total: number | null,
): boolean {
  return balance === null || (total !== null && balance < total);
}

/** Whether that total can be paid so: a wallet must reach, `balance` (null: not known) is what is in it. */
export const isPayable = (
  { usesWallet }: Pick<PaymentChoice, 'usesWallet'>,
  balance: number | null,
  total: number | null,
): boolean => !usesWallet || !isWalletShort(balance, total);

/** Whether the chosen way is gone or its wallet too short; false while none is chosen, and before the ways are known. */
export function isUnpayable(
  chosen: number | null,
  ways: {
    readonly choices: readonly PaymentChoice[];
    readonly balance: number | null;
  },
  total: number | null,
): boolean {
  const { balance, choices } = ways;
  return (
    chosen !== null &&
    choices.length > 0 &&
    !choices.some((way) => way.id === chosen && isPayable(way, balance, total))
  );
}
