/** The methods we know, as `payments.tag` names them, in the order a new site offers them; what each says of itself is payment-facts.ts. */
export const PAYMENT_TAGS = ['cash', 'wallet', 'card'] as const;

export type PaymentTag = (typeof PAYMENT_TAGS)[number];

/** The method of cards: it tops up wallets, too. */
export const CARD_TAG: PaymentTag = 'card';

/** The text key of a method's name; null for one that goes by its own title. */
export function paymentTitle(tag: string): `payment.${PaymentTag}` | null {
  const known = PAYMENT_TAGS.find((each) => each === tag);
  return known ? `payment.${known}` : null;
}
