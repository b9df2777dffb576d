import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFrame } from '@/components/application/step-frame/step-frame';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import {
  useAnswerNews,
  useOwnApplication,
} from '@/hooks/application/use-application';
import { useContentFocus } from '@/hooks/shell/use-content-focus';
import type { ApplicationDto } from '@/server/contracts/application/application';
import { isSent } from '@/utils/application/application';
import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';

type OwnApplicationProps<K extends KindTypes> = Readonly<{
  spec: ApplicationSpec<K>;
  /** What else the form needs; absent: nothing. */
  needs?: Readonly<{ isThere: boolean; isFailed: boolean; retry: () => void }>;
  form: (application: ApplicationDto<K['data']> | null) => ReactNode;
  /** What has become of one that was sent. */
  sent: (application: ApplicationDto<K['data']>) => ReactNode;
}>;

/** The own application of a kind: its form, or what has become of it. */
export function OwnApplication<K extends KindTypes>(
  props: OwnApplicationProps<K>,
) {
  const { form, needs, sent, spec } = props;
  const { t } = useTranslation();
  const { application, isFailed, retry } = useOwnApplication(spec);
  const status = application?.status;
  useAnswerNews(status === 'new', retry);
  useContentFocus(status);
  if (isFailed || needs?.isFailed)
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
              needs?.retry();
            }}
          >
            {t('common.tryAgain')}
          </Button>
        }
      />
    );
  if (application === undefined || needs?.isThere === false)
    return (
      <StepFrame>
        <LoadingStatus />
        <LinesSkeleton count={6} />
      </StepFrame>
    );
  return application && isSent(status) ? sent(application) : form(application);
}
