import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { InboxBell } from '@/containers/inbox/inbox-bell';
import { useShell } from '@/contexts/shell-context';
import { useSellerApplication } from '@/hooks/application/use-seller-application';
import {
  FORM_ACTION_FIELD,
  FORMS,
  LEAVE_ACTION,
} from '@/utils/constants/forms';
import styles from './seller.module.css';

/** In the header, as long as there is something to save: sends the form of the step that is open; then the bell. */
export function SaveAndLeave() {
  const { t } = useTranslation();
  const { user } = useShell();
  const { application } = useSellerApplication();
  const isOver =
    application?.status === 'new' || application?.status === 'approved';
  if (!user || application === undefined) return null;
  // the header of the site is not here, and news of the application come to the inbox
  if (isOver) return <InboxBell />;
  return (
    <Button
      type="submit"
      form={FORMS.seller}
      name={FORM_ACTION_FIELD}
      value={LEAVE_ACTION}
      variant="secondary"
      size="s"
      className={styles.leave}
    >
      {t('application.leave')}
    </Button>
  );
}
