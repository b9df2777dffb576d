import { Banknote, CreditCard, Wallet } from 'lucide-react';

const ICONS = new Map([
  ['cash', Banknote],
  ['wallet', Wallet],
]);

/** The picture of a payment method by its tag; a card for one it does not know. */
export function PaymentIcon({ tag }: Readonly<{ tag: string }>) {
  const Icon = ICONS.get(tag) ?? CreditCard;
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;
}
