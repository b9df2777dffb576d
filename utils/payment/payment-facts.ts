import type { ParseKeys } from 'i18next';
import type { RefundDestination } from '@/utils/constants/after-sale';
import { PAYMENT_TAGS, type PaymentTag } from './payment-tags';

/** What a payment method says of itself, for every screen and for the server. */
export interface PaymentFacts {
  /** When it takes the money: from the wallet at once, on a provider's page, or as the order is handed over. */
  readonly paysOn: 'handover' | 'page' | 'wallet';
  /** Where a customer may have it refunded to, the usual way first; `source` is the way it was paid. */
  readonly refundTo: readonly RefundDestination[];
  /** Where money arrives that is refunded the usual way. */
  readonly arrivesIn: 'card' | 'wallet';
  readonly icon: 'banknote' | 'card' | 'wallet';
  /** What choosing it means, by how the order is handed over. */
  readonly hint: Readonly<Record<'delivery' | 'pickup', ParseKeys>> | null;
  /** Under the button that places the order. */
  readonly finePrint: ParseKeys | null;
  /** On the button that pays an order that waits for it. */
  readonly payButton: ParseKeys;
  /** What schema.org calls it (paymentAccepted); null: nothing. */
  readonly schemaName: string | null;
}

/** What each method says of itself; the server has an implementation for each (domain/payment). */
const FACTS: Readonly<Record<PaymentTag, PaymentFacts>> = {
  cash: {
    paysOn: 'handover',
    refundTo: ['wallet'],
    arrivesIn: 'wallet',
    icon: 'banknote',
    hint: {
      delivery: 'checkout.pay.cashText',
      pickup: 'checkout.pay.cashPickup',
    },
    finePrint: null,
    payButton: 'order.pay.useCash',
    schemaName: 'Cash',
  },
  wallet: {
    paysOn: 'wallet',
    refundTo: ['source'],
    arrivesIn: 'wallet',
    icon: 'wallet',
    hint: null,
    finePrint: 'checkout.fine.wallet',
    payButton: 'order.pay.now',
    schemaName: null,
  },
  card: {
    paysOn: 'page',
    refundTo: ['source', 'wallet'],
    arrivesIn: 'card',
    icon: 'card',
    hint: {
      delivery: 'checkout.pay.cardText',
      pickup: 'checkout.pay.cardText',
    },
    finePrint: 'checkout.fine.card',
    payButton: 'order.pay.now',
    schemaName: 'Credit Card',
  },
};

/** A method of another server. */
const UNKNOWN: PaymentFacts = {
  paysOn: 'page',
  refundTo: ['source'],
  arrivesIn: 'card',
  icon: 'card',
  hint: null,
  finePrint: null,
  payButton: 'order.pay.now',
  schemaName: null,
};

/** What is known of a method; one without an entry is like a provider's page that goes by its own title. */
export function paymentFacts(tag: string): PaymentFacts {
  const known = PAYMENT_TAGS.find((each) => each === tag);
  return known ? FACTS[known] : UNKNOWN;
}
