import { useTranslation } from '@/utils/i18n/use-translation';
import { BottomSheet } from '@/components/ui/bottom-sheet/bottom-sheet';
import { LinkButton } from '@/components/ui/button/button';
import { Drawer } from '@/components/ui/drawer/drawer';
import { MuiRoot } from '@/contexts/mui-root';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';
import { useCart } from '@/hooks/cart/use-cart';
import { routes } from '@/utils/shell/routes';
import { AnyCart } from './any-cart';
import styles from './cart-sheet.module.css';

type CartSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** On phones, while there is something in the cart, a drag from below opens it. */
  onOpen: () => void;
}>;

/** The cart on top of any page: a sheet from below on phones, a panel from the side elsewhere. */
export function CartSheet({ open, onClose, onOpen }: CartSheetProps) {
  const { t } = useTranslation(['group', 'shop']);
  const phone = usePhoneSized();
  const cart = useCart();
  const group = cart.confirmed?.group_order;
  const title = !group
    ? t('cart.title')
    : t(cart.confirmed?.owner ? 'group.title' : 'group.mine.title');
  const block = (
    <div className={styles.body}>
      <AnyCart
        cart={cart}
        bare
        onClose={onClose}
        emptyAction={
          <LinkButton href={routes.home()}>{t('cart.empty.action')}</LinkButton>
        }
      />
    </div>
  );
  return (
    <MuiRoot>
      {phone ? (
        <BottomSheet
          open={open}
          onClose={onClose}
          onOpen={cart.view.count > 0 || group ? onOpen : undefined}
          title={title}
        >
          {block}
        </BottomSheet>
      ) : (
        <Drawer open={open} onClose={onClose} side="end" title={title}>
          {block}
        </Drawer>
      )}
    </MuiRoot>
  );
}
