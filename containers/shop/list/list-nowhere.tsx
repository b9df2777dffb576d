import { useTranslation } from '@/utils/i18n/use-translation';
import { NotifyForm } from '@/components/address/notify-form/notify-form';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useShell } from '@/contexts/shell-context';
import { useSubscription } from '@/hooks/address/use-subscription';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { openAddressDialog } from '@/utils/address/open-address-dialog';
import type { ShellAddress } from '@/utils/shell/shell';
import styles from './list-nowhere.module.css';

type ListNotifyProps = Readonly<{ place: ShellAddress }>;

/** An e-mail left for the day when somebody delivers to a place; the account's own is filled in. */
function ListNotify({ place }: ListNotifyProps) {
  const letters = useSubscription(place);
  return (
    <div className={styles.notify}>
      <NotifyForm {...letters} />
    </div>
  );
}

/** Nobody delivers to the address: another one, coming by oneself, or an e-mail for the day when somebody does. */
export function ListNowhere() {
  const { t } = useTranslation(['address', 'list-states']);
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
