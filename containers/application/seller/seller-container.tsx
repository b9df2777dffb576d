import { useTranslation } from 'react-i18next';
import { StepFrame } from '@/components/application/step-frame/step-frame';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useShell } from '@/contexts/shell-context';
import {
  useAnswerNews,
  useSellerApplication,
} from '@/hooks/application/use-application';
import { useContentFocus } from '@/hooks/shell/use-content-focus';
import { isSent } from '@/utils/application/application';
import { SellerForm } from './seller-form';
import { SellerLanding } from './seller-landing';
import { SellerState } from './seller-state';

function OwnApplication() {
  const { t } = useTranslation();
  const { application, isFailed, retry } = useSellerApplication();
  const status = application?.status;
  useAnswerNews(status === 'new', retry);
  useContentFocus(status);
  if (isFailed)
    return (
      <EmptyState
        picture="error"
        headingLevel={1}
        title={t('error.oops.title')}
        text={t('home.error.text')}
        action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
      />
    );
  if (application === undefined)
    return (
      <StepFrame>
        <LoadingStatus />
        <LinesSkeleton count={6} />
      </StepFrame>
    );
  return application && isSent(status) ? (
    <SellerState application={application} />
  ) : (
    <SellerForm application={application} />
  );
}

/** /be-seller: what it is to sell here, for a visitor; the own application, for who is signed in. */
export function SellerContainer() {
  return useShell().user ? <OwnApplication /> : <SellerLanding />;
}
