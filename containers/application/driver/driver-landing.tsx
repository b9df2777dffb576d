import { CalendarClock, ClipboardList, Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  Landing,
  LandingPoints,
} from '@/components/application/landing/landing';
import { LinkButton } from '@/components/ui/button/link-button';
import { useShell } from '@/contexts/shell-context';
import { useDriverApplication } from '@/hooks/application/use-application';
import { isSent } from '@/utils/application/application';
import { driverStepHref } from '@/utils/application/driver';
import { LandingText } from '@/containers/application/shared/landing-text';
import { SignInWays } from '@/containers/application/shared/sign-in-ways';
import { routes } from '@/utils/shell/routes';
import { DriverHelp, DriverNeeds, DriverPay } from './driver-aside';
import { DriverApps } from './driver-apps';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The way in: by signing in, or on to where the own application stands. */
function Ways() {
  const { t } = useTranslation();
  const { user } = useShell();
  const { application } = useDriverApplication();
  const form = driverStepHref('person');
  if (!user)
    return (
      <SignInWays login={routes.login(form)} register={routes.register(form)} />
    );
  const status = application?.status;
  const isBegun = status === 'draft' || status === 'rejected';
  // whoever was refused goes on where every part is in sight
  const own = status === 'rejected' ? driverStepHref('review') : form;
  function words(): string {
    if (isSent(status)) return t('application.show');
    return isBegun ? t('driver.goOn') : t('driver.apply');
  }
  return (
    <LinkButton href={own} size="l" prefetch={false} rel="nofollow">
      {words()}
    </LinkButton>
  );
}

/** For everybody: what it is like to deliver, what is earned and needed, how it goes, and the way in. */
export function DriverLanding() {
  const { t } = useTranslation();
  return (
    <Landing
      title={t('driver.header')}
      text={t('driver.landing.text')}
      actions={<Ways />}
      picture="/images/drive-art.webp"
      aside={
        <>
          <DriverPay />
          <DriverNeeds />
          <DriverHelp />
        </>
      }
    >
      <LandingPoints
        title={t('seller.how')}
        isOrdered
        points={[
          {
            icon: <ClipboardList {...icon} />,
            title: t('seller.how.apply'),
            text: t('seller.how.apply.text'),
          },
          {
            icon: <CalendarClock {...icon} />,
            title: t('seller.how.answer'),
            text: t('seller.how.answer.text'),
          },
          {
            icon: <Navigation {...icon} />,
            title: t('driver.how.start'),
            text: t('driver.how.start.text'),
          },
        ]}
      />
      <LandingText slug="delivery" />
      <DriverApps />
    </Landing>
  );
}
