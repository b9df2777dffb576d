import { House, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { FactList } from '@/components/ui/fact-list/fact-list';
import { Panel } from '@/components/ui/panel/panel';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { namesHouse } from '@/utils/address/checkout-address';
import type { SavedAddress } from '@/utils/address/saved-address';
import styles from './profile.module.css';

type ProfileAddressesProps = Readonly<{
  /** Undefined: not here yet. */
  addresses: readonly SavedAddress[] | undefined;
  failed: boolean;
  onRetry: () => void;
}>;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where the customer had things brought; the checkout adds to it. */
export function ProfileAddresses(props: ProfileAddressesProps) {
  const { addresses, failed, onRetry } = props;
  const { t } = useTranslation();
  return (
    <Panel title={t('profile.addresses')}>
      {!addresses && failed && (
        <div role="alert" className={styles.failed}>
          <p>{t('profile.addresses.failed')}</p>
          <Button size="s" variant="secondary" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      {!addresses && !failed && (
        <>
          <LoadingStatus />
          <LinesSkeleton count={2} />
        </>
      )}
      {addresses?.length === 0 && (
        <p className="soft">{t('profile.addresses.empty')}</p>
      )}
      {addresses && addresses.length > 0 && (
        <FactList
          ruled
          facts={addresses.map(
            ({
              active,
              address,
              entrance,
              floor,
              house,
              id,
              office,
              title,
            }) => ({
              key: String(id),
              icon: active ? <House {...icon} /> : <MapPin {...icon} />,
              title: <bdi>{title || address}</bdi>,
              text: [
                title && title !== address && `\u2068${address}\u2069`,
                house &&
                  !namesHouse(address) &&
                  t('address.houseOf', { value: house }),
                entrance && t('address.entranceOf', { value: entrance }),
                floor && t('address.floorOf', { value: floor }),
                office && t('address.flatOf', { value: office }),
              ]
                .filter(Boolean)
                .join(' · '),
            }),
          )}
        />
      )}
    </Panel>
  );
}
