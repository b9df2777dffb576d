import { useEffect, useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CartVersus } from '@/components/cart/cart-versus/cart-versus';
import { AskDialog } from '@/containers/ui/ask-dialog';
import { useShell } from '@/contexts/shell-context';
import type { CartActions } from '@/utils/cart/cart-view';
import { notify } from '@/utils/shell/notices';

type ClearCartDialogProps = Readonly<{
  cart: CartActions;
  open: boolean;
  onClose: () => void;
}>;

/** Empties the cart once that is confirmed, and offers for a while to bring everything back. */
export function ClearCartDialog({ cart, onClose, open }: ClearCartDialogProps) {
  const { t } = useTranslation(['account-menu', 'cart']);
  const { currency } = useShell();
  const { count, lines, shop, sums } = cart.view;
  const latest = useRef(cart);
  useEffect(() => {
    latest.current = cart;
  });
  function handleClear(): void {
    cart.clear();
    notify({
      type: 'success',
      id: 'cart-cleared',
      title: t('cart.cleared'),
      action: {
        label: t('cart.undo'),
        onPress: () => latest.current.undoClear(),
      },
    });
    onClose();
  }
  return (
    <AskDialog
      open={open}
      onClose={onClose}
      onConfirm={handleClear}
      title={t('cart.clear.title')}
      keep={t('cart.replace.keep')}
      confirm={t('cart.clear')}
    >
      {shop && (
        <CartVersus
          label={t('cart.replace.held')}
          cart={{ shop, count, lines, total: sums.total }}
          currency={currency}
        />
      )}
    </AskDialog>
  );
}
