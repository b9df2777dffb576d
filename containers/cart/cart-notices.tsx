import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { keepFocus } from '@/utils/browser/keep-focus';
import type { CartActions } from '@/utils/cart/cart-view';
import type { CartScreen } from './use-cart-screen';

type CartNoticesProps = Readonly<{ cart: CartActions; screen: CartScreen }>;

/** The pressed button goes with its notice: the focus stays in the cart. */
function stay(): void {
  const box = document.activeElement?.closest<HTMLElement>('[data-cart]');
  keepFocus(box, () => box);
}

/** What has changed since it was put in: to be accepted, or removed, before checkout; each in one press. */
export function CartNotices({ cart, screen }: CartNoticesProps) {
  const { t } = useTranslation('cart');
  const { isChanged, missing } = screen;
  return (
    <>
      {missing.length > 0 && (
        <NoticeBox
          title={t('cart.unavailable.title')}
          text={t('cart.unavailable.text')}
        >
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              stay();
              missing.forEach(({ key }) => cart.remove(key));
            }}
          >
            {t('cart.unavailable.remove')}
          </Button>
        </NoticeBox>
      )}
      {isChanged && (
        <NoticeBox
          title={t('cart.changes.title')}
          text={t('cart.changes.text')}
        >
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              stay();
              cart.acceptChanges();
            }}
          >
            {t('cart.changes.accept')}
          </Button>
        </NoticeBox>
      )}
    </>
  );
}
