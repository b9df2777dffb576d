import { Banknote, CreditCard, Wallet } from 'lucide-react';

const LOOK = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The picture of a payment method by its tag; a card for one it does not know. */
export function PaymentIcon({ tag }: Readonly<{ tag: string }>) {
  if (tag === 'cash') return <Banknote {...LOOK} />;
  if (tag === 'wallet') return <Wallet {...LOOK} />;
  return <CreditCard {...LOOK} />;
}
