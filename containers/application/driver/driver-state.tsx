import { Bike } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApplicationState } from '@/components/application/application-state/application-state';
import { Panel } from '@/components/ui/panel/panel';
import { useSettings } from '@/hooks/shell/use-settings';
import type { DriverApplicationDto } from '@/server/contracts/application/application';
import { DRIVER, type DriverKind } from '@/utils/application/driver';
import { webAddress } from '@/utils/shell/store-addresses';
import {
  SentState,
  useStepRows,
} from '@/containers/application/shared/application-state';
import { useSentSteps } from '../shared/application-form';
import { PlainSummary } from '../shared/plain-screen';
import { DriverApps, DriverHelp, driverNotes, DriverPay } from './driver-aside';
import styles from '../shared/shared.module.css';

type DriverStateProps = Readonly<{ application: DriverApplicationDto }>;

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Approved({ application }: DriverStateProps) {
  const { t } = useTranslation();
  const { delivery_app_android: android, delivery_app_ios: ios } =
    useSettings();
  return (
    <>
      <ApplicationState
        badge={{ tone: 'success', text: t('application.approved') }}
        title={t('driver.approved.title')}
        text={application.answer}
      />
      <Panel title={t('seller.approved.next')} className={styles.next}>
        {webAddress(ios) || webAddress(android) ? (
          <>
            <ol className={styles.list}>
              <li>{t('driver.approved.app')}</li>
              <li>{t('driver.approved.start')}</li>
            </ol>
            <DriverApps />
          </>
        ) : (
          <p>{t('driver.approved.contact')}</p>
        )}
      </Panel>
    </>
  );
}

/** What has become of the application: under review, or approved. A refused one is mended in its form. */
export function DriverState({ application }: DriverStateProps) {
  const { data } = application;
  const phone = data.phone ?? '';
  const draft = DRIVER.toDraft(data, { person: undefined, now: new Date() });
  const screen = { notes: driverNotes, spec: DRIVER };
  const steps = useSentSteps<DriverKind>(screen, draft, phone);
  return (
    <SentState<DriverKind>
      application={application}
      spec={DRIVER}
      steps={steps}
      rows={useStepRows<DriverKind>(steps, DRIVER)}
      summary={<PlainSummary draft={draft} phone={phone} spec={DRIVER} />}
      then="driver.how.start.text"
      prepare={{
        icon: <Bike {...icon} />,
        title: 'driver.wait.ride',
        text: 'driver.wait.ride.text',
      }}
      aside={
        <>
          <DriverPay />
          <DriverHelp />
        </>
      }
      approved={<Approved application={application} />}
    />
  );
}
