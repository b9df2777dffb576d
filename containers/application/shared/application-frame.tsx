import '@/styles/families/application';
import { MessageCircle, Save } from 'lucide-react';
import type { ParseKeys } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button, LinkButton } from '@/components/ui/button/button';
import { InboxBell } from '@/containers/inbox/inbox-bell';
import {
  useIsApplying,
  useOwnApplication,
} from '@/hooks/application/use-application';
import { isSent } from '@/utils/application/application';
import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';
import { FORM_ACTION_FIELD, LEAVE_ACTION } from '@/utils/constants/forms';
import { contentRoutes } from '@/utils/shell/content-routes';
import styles from './shared.module.css';

const icon = { size: 20 } as const;

type LeaveFormProps = Readonly<{ form: string }>;

/** At the header's end while there is something to save: sends the form of the step that is open. */
function LeaveForm({ form }: LeaveFormProps) {
  const { t } = useTranslation('application');
  return (
    <div className={styles.end}>
      <Button
        type="submit"
        form={form}
        name={FORM_ACTION_FIELD}
        value={LEAVE_ACTION}
        variant="secondary"
        size="s"
        className={styles.tool}
      >
        <Save {...icon} className={styles.narrow} />
        <span className={styles.frameWords}>{t('application.leave')}</span>
      </Button>
    </div>
  );
}

/** At the header's end once it is sent: news of it come to the inbox, and help. */
function SentEnds() {
  const { t } = useTranslation();
  return (
    <div className={styles.end}>
      <InboxBell />
      <LinkButton
        href={contentRoutes.help()}
        prefetch={false}
        variant="secondary"
        size="s"
        className={styles.tool}
      >
        <MessageCircle {...icon} />
        <span className={styles.frameWords}>{t('footer.support')}</span>
      </LinkButton>
    </div>
  );
}

type ApplicationEndProps<K extends KindTypes> = Readonly<{
  spec: ApplicationSpec<K>;
}>;

/** In the header: saving and leaving, as long as there is something to save; then the bell and help. */
export function ApplicationEnd<K extends KindTypes>({
  spec,
}: ApplicationEndProps<K>) {
  const { application } = useOwnApplication(spec);
  if (application === undefined) return null;
  return isSent(application?.status) ? (
    <SentEnds />
  ) : (
    <LeaveForm form={spec.form} />
  );
}

/** The frames of such a page, which it brings along. */
type ApplicationFrames = Readonly<{
  /** Around what everybody reads. */
  reading: ComponentType<{ children: ReactNode }>;
  /** Around the application. */
  applying: ComponentType<{
    children: ReactNode;
    task: ParseKeys;
    end: ReactNode;
  }>;
}>;

export type FramedProps = Readonly<{
  frames: ApplicationFrames;
  children: ReactNode;
}>;

type ApplicationLayoutProps<K extends KindTypes> = FramedProps &
  Readonly<{ spec: ApplicationSpec<K> }>;

/** The page of a kind of application in one of two frames: it is a page to read until somebody applies. */
export function ApplicationLayout<K extends KindTypes>(
  props: ApplicationLayoutProps<K>,
) {
  const { children, frames, spec } = props;
  const { applying: Applying, reading: Reading } = frames;
  return useIsApplying(spec) ? (
    <Applying task={spec.words.header} end={<ApplicationEnd spec={spec} />}>
      {children}
    </Applying>
  ) : (
    <Reading>{children}</Reading>
  );
}
