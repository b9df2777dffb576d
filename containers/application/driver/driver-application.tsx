import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFrame } from '@/components/application/step-frame/step-frame';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useProfile } from '@/hooks/account/use-profile';
import {
  useAnswerNews,
  useDriverApplication,
} from '@/hooks/application/use-application';
import { useContentFocus } from '@/hooks/shell/use-content-focus';
import type { DriverApplicationDto } from '@/server/contracts/application/application';
import { isSent } from '@/utils/application/application';
import { DriverForm } from './driver-form';

type DriverApplicationProps = Readonly<{
  /** What has become of one that was sent. */
  sent: (application: DriverApplicationDto) => ReactNode;
}>;

/** The own application: its form, or what has become of it. */
export function DriverApplication({ sent }: DriverApplicationProps) {
  const { t } = useTranslation();
  const { application, isFailed, retry } = useDriverApplication();
  const status = application?.status;
  useAnswerNews(status === 'new', retry);
  useContentFocus(status);
  const { failed, profile, retry: retryProfile } = useProfile();
  if (isFailed || (failed && !profile))
    return (
      <EmptyState
        picture="error"
        headingLevel={1}
        title={t('error.oops.title')}
        text={t('home.error.text')}
        action={
          <Button
            onClick={() => {
              retry();
              retryProfile();
            }}
          >
            {t('common.tryAgain')}
          </Button>
        }
      />
    );
  if (application === undefined || !profile)
    return (
      <StepFrame>
        <LoadingStatus />
        <LinesSkeleton count={6} />
      </StepFrame>
    );
  return application && isSent(status) ? (
    sent(application)
  ) : (
    <DriverForm application={application} />
  );
}
