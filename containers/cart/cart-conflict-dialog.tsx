import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
import { useCartConflict } from '@/hooks/cart/use-cart-conflict';

/** Which cart stays after a sign-in; closing keeps the account's. */
export function CartConflictDialog() {
  const { t } = useTranslation();
  const { conflict, isPending, keepAccount, keepDevice } = useCartConflict();
  if (!conflict) return null;
  return (
    <MuiRoot>
      <Modal
        open
        size="s"
        title={t('cart.conflict.title')}
        onClose={keepAccount}
        footer={
          <>
            <Button
              variant="secondary"
              block
              disabled={isPending}
              onClick={keepAccount}
            >
              {t('cart.conflict.keepAccount')}
            </Button>
            <Button block loading={isPending} onClick={() => void keepDevice()}>
              {t('cart.conflict.keepDevice')}
            </Button>
          </>
        }
      >
        <p>
          {t('cart.conflict.text', {
            device: conflict.deviceShop,
            account: conflict.accountShop,
          })}
        </p>
      </Modal>
    </MuiRoot>
  );
}
