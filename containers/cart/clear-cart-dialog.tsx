import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CartVersus } from '@/components/cart/cart-versus/cart-versus';
import { Button } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
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
  const { t } = useTranslation();
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
    <MuiRoot>
      <Modal
        open={open}
        onClose={onClose}
        size="s"
        title={t('cart.clear.title')}
        footer={
          <>
            <Button variant="secondary" block onClick={onClose}>
              {t('cart.replace.keep')}
            </Button>
            <Button block onClick={handleClear}>
              {t('cart.clear')}
            </Button>
          </>
        }
      >
        {shop && (
          <CartVersus
            label={t('cart.replace.held')}
            cart={{ shop, count, lines, total: sums.total }}
            currency={currency}
          />
        )}
      </Modal>
    </MuiRoot>
  );
}
