import { paymentTitle } from './payment-title';

/** What choosing a method means, by how the order is handed over. */
const TEXTS = {
  card: {
    delivery: 'checkout.pay.cardText',
    pickup: 'checkout.pay.cardText',
  },
  cash: {
    delivery: 'checkout.pay.cashText',
    pickup: 'checkout.pay.cashPickup',
  },
  wallet: {},
} as const;

interface PaymentWords {
  readonly title: NonNullable<ReturnType<typeof paymentTitle>>;
  readonly delivery?: 'checkout.pay.cardText' | 'checkout.pay.cashText';
  readonly pickup?: 'checkout.pay.cardText' | 'checkout.pay.cashPickup';
}

const isKnown = (tag: string): tag is keyof typeof TEXTS =>
  Object.hasOwn(TEXTS, tag);

/** The text keys of a payment method where it is chosen; null for one that goes by its own title. */
export function paymentWords(tag: string): PaymentWords | null {
  const title = paymentTitle(tag);
  return title && isKnown(tag) ? { title, ...TEXTS[tag] } : null;
}
