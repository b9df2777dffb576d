import '@/styles/families/application';
import { Bike } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PlainState } from '@/containers/application/plain/plain-state';
import { useSettings } from '@/hooks/shell/use-settings';
import type { DriverApplicationDto } from '@/server/contracts/application/application';
import { DRIVER, type DriverKind } from '@/utils/application/driver';
import { webAddress } from '@/utils/shell/store-addresses';
import { DriverApps, DriverHelp, DriverPay } from './driver-aside';
import styles from '@/containers/application/shared/shared.module.css';

type DriverStateProps = Readonly<{ application: DriverApplicationDto }>;

/** What has become of the application: under review, or approved with the way to the couriers' app, where there is one. */
export function DriverState({ application }: DriverStateProps) {
  const { t } = useTranslation('application');
  const { delivery_app_android: android, delivery_app_ios: ios } =
    useSettings();
  const hasApp = webAddress(ios) || webAddress(android);
  return (
    <PlainState<DriverKind>
      spec={DRIVER}
      application={application}
      prepare={{
        icon: <Bike size={22} />,
        title: 'driver.wait.ride',
        text: 'driver.wait.ride.text',
      }}
      aside={
        <>
          <DriverPay />
          <DriverHelp />
        </>
      }
      next={
        hasApp ? (
          <>
            <ol className={styles.list}>
              <li>{t('driver.approved.app')}</li>
              <li>{t('driver.approved.start')}</li>
            </ol>
            <DriverApps />
          </>
        ) : undefined
      }
    />
  );
}
