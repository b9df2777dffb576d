import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { openAddressDialog } from '@/utils/address/open-address-dialog';
import { ListNotify } from './list-notify';

/** Nobody delivers to the address: another one, coming by oneself, or an e-mail for the day when somebody does. */
export function ListNowhere() {
  const { t } = useTranslation();
  const { address } = useShell();
  const [, setType] = useDeliveryType();
  return (
    <EmptyState
      picture="closed"
      title={t('home.empty.zone.title')}
      text={t('home.empty.zone.text')}
      action={
        <>
          <Button onClick={openAddressDialog}>
            {t('home.empty.zone.action')}
          </Button>
          <Button variant="secondary" onClick={() => setType('pickup')}>
            {t('home.empty.zone.pickup')}
          </Button>
          {address && <ListNotify place={address} />}
        </>
      }
    />
  );
}
