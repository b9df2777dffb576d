import { Bike, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApplicationState } from '@/components/application/application-state/application-state';
import { StepFrame } from '@/components/application/step-frame/step-frame';
import {
  type ApplicationStep,
  StepList,
} from '@/components/application/step-list/step-list';
import { Panel } from '@/components/ui/panel/panel';
import { useSettings } from '@/hooks/shell/use-settings';
import { useMoment } from '@/hooks/i18n/use-moment';
import type { DriverApplicationDto } from '@/server/contracts/application/application';
import { toDriverDraft } from '@/utils/application/driver';
import { webAddress } from '@/utils/shell/store-addresses';
import { AfterSending } from '../shared/after-sending';
import { PapersWay } from '../shared/papers-way';
import { SentRows } from '../shared/sent-rows';
import { SentWays } from '../shared/sent-ways';
import { DriverApps } from './driver-apps';
import { DriverHelp, DriverPay } from './driver-aside';
import { DriverSummary } from './driver-summary';
import { useSentSteps } from './use-driver-step-list';
import styles from './driver.module.css';

type DriverStateProps = Readonly<{ application: DriverApplicationDto }>;
type UnderReviewProps = DriverStateProps &
  Readonly<{ steps: readonly ApplicationStep[] }>;

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

function UnderReview({ application, steps }: UnderReviewProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { data, sent_at: sentAt } = application;
  return (
    <>
      <ApplicationState
        badge={{
          tone: 'warning',
          text: t('application.review'),
          icon: <Hourglass size={14} strokeWidth={2} aria-hidden="true" />,
        }}
        title={t('application.review.title')}
        text={
          <>
            {t('driver.underReview')}{' '}
            {sentAt && t('application.review.sent', { when: moment(sentAt) })}
          </>
        }
        actions={
          <SentWays>
            <DriverSummary
              draft={toDriverDraft(data)}
              phone={data.phone ?? ''}
            />
          </SentWays>
        }
      >
        <SentRows
          rows={steps.slice(0, -1).map(({ key, note, state, title }) => ({
            key,
            title,
            lacks: state === 'wait',
            note:
              state === 'wait' ? (
                <PapersWay subject={t('driver.header')} />
              ) : (
                note
              ),
          }))}
        />
      </ApplicationState>
      <AfterSending
        then={t('driver.how.start.text')}
        prepare={{
          icon: <Bike {...icon} />,
          title: t('driver.wait.ride'),
          text: t('driver.wait.ride.text'),
        }}
      />
    </>
  );
}

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
  const { t } = useTranslation();
  const isNew = application.status === 'new';
  const steps = useSentSteps(application.data);
  return (
    <StepFrame
      steps={isNew && <StepList label={t('application.steps')} steps={steps} />}
      aside={
        <>
          <DriverPay />
          <DriverHelp />
        </>
      }
    >
      {isNew ? (
        <UnderReview application={application} steps={steps} />
      ) : (
        <Approved application={application} />
      )}
    </StepFrame>
  );
}
