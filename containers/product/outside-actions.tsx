import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { openAddressDialog } from '@/utils/browser/open-address-dialog';

/** The ways on where a shop does not deliver: another address, or fetching it oneself. */
export function OutsideActions() {
  const { t } = useTranslation();
  const [, setType] = useDeliveryType();
  const small = { variant: 'line', size: 's' } as const;
  return (
    <>
      <Button {...small} onClick={openAddressDialog}>
        {t('checkout.where.changeAddress')}
      </Button>
      <Button {...small} onClick={() => setType('pickup')}>
        {t('checkout.where.toPickup')}
      </Button>
    </>
  );
}
