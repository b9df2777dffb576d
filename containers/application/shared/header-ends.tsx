import { MessageCircle, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { InboxBell } from '@/containers/inbox/inbox-bell';
import {
  FORM_ACTION_FIELD,
  type FORMS,
  LEAVE_ACTION,
} from '@/utils/constants/forms';
import { contentRoutes } from '@/utils/shell/content-routes';
import styles from './header-ends.module.css';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

type LeaveFormProps = Readonly<{ form: (typeof FORMS)['driver' | 'seller'] }>;

/** At the header's end while there is something to save: sends the form of the step that is open. */
export function LeaveForm({ form }: LeaveFormProps) {
  const { t } = useTranslation();
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
        <span className={styles.words}>{t('application.leave')}</span>
      </Button>
    </div>
  );
}

/** At the header's end once it is sent: news of it come to the inbox, and help. */
export function SentEnds() {
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
        <span className={styles.words}>{t('footer.support')}</span>
      </LinkButton>
    </div>
  );
}
