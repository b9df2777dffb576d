import { Banknote, CreditCard, Wallet } from 'lucide-react';
import { paymentFacts } from '@/utils/payment/payment-facts';

const ICONS = { banknote: Banknote, card: CreditCard, wallet: Wallet } as const;
const LOOK = { size: 20 } as const;

/** The picture of a payment method by its tag; a card for one it does not know. */
export function PaymentIcon({ tag }: Readonly<{ tag: string }>) {
  const Icon = ICONS[paymentFacts(tag).icon];
  return <Icon {...LOOK} />;
}
