import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { openAddressDialog } from '@/utils/address/open-address-dialog';

type OutsideActionsProps = Readonly<{ onPickup: () => void }>;

/** The ways on where a shop does not deliver: another address, or fetching it oneself. */
export function OutsideActions({ onPickup }: OutsideActionsProps) {
  const { t } = useTranslation();
  const small = { variant: 'line', size: 's' } as const;
  return (
    <>
      <Button {...small} onClick={openAddressDialog}>
        {t('checkout.where.changeAddress')}
      </Button>
      <Button {...small} onClick={onPickup}>
        {t('checkout.where.toPickup')}
      </Button>
    </>
  );
}
