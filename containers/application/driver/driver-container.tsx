import { Navigation } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { type ComponentProps, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/button';
import { ApplicationLayout } from '@/containers/application/shared/application-frame';
import { useShell } from '@/contexts/shell-context';
import { useOwnApplication } from '@/hooks/application/use-application';
import { isSent } from '@/utils/application/application';
import { DRIVER, type DriverKind } from '@/utils/application/driver';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { routes } from '@/utils/shell/routes';
import { ApplicationLanding, SignInWays } from '../shared/application-landing';
import { DriverApps, DriverAside } from './driver-aside';

// who only reads does not load the form
const DriverApplication = dynamic(() =>
  import('./driver-application').then((module) => module.DriverApplication),
);
// named here, as a browser loads before it takes over the HTML only what the page itself names
const DriverState = dynamic(() =>
  import('./driver-state').then((module) => module.DriverState),
);

// named here for the same reason; loaded after the page of another step
const PhoneProof = dynamic(() =>
  untilLoaded(() => import('./phone-proof')).then(
    (module) => module.PhoneProof,
  ),
);

/** Whether the own application is open, and not what everybody reads. */
function useIsApplying(): boolean {
  const { user } = useShell();
  const { query } = useRouter();
  return user !== null && query.step !== undefined;
}

/** The way in: by signing in, or on to where the own application stands. */
function Ways() {
  const { t } = useTranslation();
  const { user } = useShell();
  const { application } = useOwnApplication<DriverKind>(DRIVER);
  const form = DRIVER.entry;
  if (!user)
    return (
      <SignInWays login={routes.login(form)} register={routes.register(form)} />
    );
  const status = application?.status;
  const isBegun = status === 'draft' || status === 'rejected';
  // whoever was refused goes on where every part is in sight
  const own = status === 'rejected' ? DRIVER.steps.href('review') : form;
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

/** /deliver: what it is like, for everybody; `?step=` is the own application of who is signed in. */
export function DriverContainer() {
  const isApplying = useIsApplying();
  useEffect(() => {
    if (isApplying) import('./phone-proof').catch(() => undefined);
  }, [isApplying]);
  return isApplying ? (
    <DriverApplication
      sent={(application) => <DriverState application={application} />}
      proof={<PhoneProof />}
    />
  ) : (
    <ApplicationLanding
      title={DRIVER.words.header}
      text={DRIVER.words.landing}
      actions={<Ways />}
      picture="/images/drive-art.webp"
      aside={<DriverAside />}
      then={{
        icon: <Navigation size={24} />,
        title: 'driver.how.start',
        text: 'driver.how.start.text',
      }}
      slug="delivery"
      apps={<DriverApps />}
    />
  );
}

/** /deliver in one of two frames: it is a page to read until somebody applies. */
export function DriverLayout(
  props: Omit<ComponentProps<typeof ApplicationLayout>, 'isApplying'>,
) {
  return <ApplicationLayout {...props} isApplying={useIsApplying()} />;
}
