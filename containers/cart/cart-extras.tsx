import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useCartSync } from '@/hooks/use-cart-sync';
import { useRouteChange } from '@/hooks/use-route-change';
import { onCartSheet } from '@/utils/cart-ui';
import { withTexts } from '@/utils/i18n/tab-texts';

const CartSheet = dynamic(
  () =>
    withTexts(() => import('./cart-sheet')).then((module) => module.CartSheet),
  { ssr: false },
);

type CartExtrasProps = Readonly<{
  /** Somebody asked for the sheet before this was loaded. */
  openAtOnce: boolean;
}>;

/** The cart kept true, and its sheet, loaded when somebody first asks for it. */
export function CartExtras({ openAtOnce }: CartExtrasProps) {
  const [sheet, setSheet] = useState<'closed' | 'never' | 'open'>(
    openAtOnce ? 'open' : 'never',
  );
  useCartSync();
  useEffect(() => onCartSheet(() => setSheet('open')), []);
  useRouteChange(() =>
    setSheet((state) => (state === 'open' ? 'closed' : state)),
  );
  if (sheet === 'never') return null;
  return (
    <CartSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
  );
}
