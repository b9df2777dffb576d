import { useEffect, useState } from 'react';
import { useCart } from '@/hooks/cart/use-cart';
import { useOnce } from '@/hooks/browser/use-once';
import { useEdgeDrag } from '@/hooks/browser/use-edge-drag';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';
import { useRouteChange } from '@/hooks/shell/use-route-change';
import { onCartSheet } from '@/utils/cart/cart-events';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { CartWaiting } from './cart-waiting';

const CartQuestionDialog = lazyBlock(
  withTexts(['cart'], () => import('./cart-question-dialog')),
  'CartQuestionDialog',
);
const CartSheet = lazyBlock(
  withTexts(
    ['cart', 'date', 'dish', 'group', 'shop', 'sums'],
    () => import('./cart-sheet'),
  ),
  'CartSheet',
  CartWaiting,
);

/** About that of the sheet of a small cart, in px. */
const SHEET_HEIGHT = 400;

type CartExtrasProps = Readonly<{
  /** Somebody asked for the sheet before this was loaded. */
  openAtOnce: boolean;
}>;

/** The cart's sheet and its question, loaded when somebody first asks for it. */
export function CartExtras({ openAtOnce }: CartExtrasProps) {
  const [sheet, setSheet] = useState<'closed' | 'never' | 'open'>(
    openAtOnce ? 'open' : 'never',
  );
  const phone = usePhoneSized();
  const { question, replace, view } = useCart();
  const { count } = view;
  const wasAsked = useOnce(question !== null);
  useEffect(() => onCartSheet(() => setSheet('open')), []);
  useRouteChange(() =>
    setSheet((state) => (state === 'open' ? 'closed' : state)),
  );
  const open = () => setSheet('open');
  useEdgeDrag({
    edge: 'bottom',
    enabled: phone && count > 0 && sheet === 'never',
    size: SHEET_HEIGHT,
    onTouch: () => setSheet('closed'),
    onOpen: open,
  });
  return (
    <>
      {sheet !== 'never' && (
        <CartSheet
          open={sheet === 'open'}
          onClose={() => setSheet('closed')}
          onOpen={open}
        />
      )}
      {wasAsked && (
        <CartQuestionDialog question={question} onAnswer={replace} />
      )}
    </>
  );
}
