/** The storefront's own words for methods it knows. */
const WORDS = {
  card: { title: 'payment.card' },
  cash: {
    title: 'payment.cash',
    delivery: 'checkout.pay.cashText',
    pickup: 'checkout.pay.cashPickup',
  },
  wallet: { title: 'payment.wallet' },
} as const;

type Known = keyof typeof WORDS;

interface PaymentWords {
  readonly title: (typeof WORDS)[Known]['title'];
  /** What choosing it means, by how the order is handed over. */
  readonly delivery?: 'checkout.pay.cashText';
  readonly pickup?: 'checkout.pay.cashPickup';
}

const isKnown = (tag: string): tag is Known => Object.hasOwn(WORDS, tag);

/** The text keys of a payment method; null for one that goes by its own title. */
export function paymentWords(tag: string): PaymentWords | null {
  return isKnown(tag) ? WORDS[tag] : null;
}
