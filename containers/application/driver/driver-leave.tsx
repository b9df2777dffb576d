import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { InboxBell } from '@/containers/inbox/inbox-bell';
import { useDriverApplication } from '@/hooks/application/use-driver-application';
import {
  FORM_ACTION_FIELD,
  FORMS,
  LEAVE_ACTION,
} from '@/utils/constants/forms';
import styles from './driver.module.css';

/** In the header, as long as there is something to save: sends the form of the step that is open; then the bell. */
export function DriverLeave() {
  const { t } = useTranslation();
  const { application } = useDriverApplication();
  const status = application?.status;
  if (application === undefined) return null;
  if (status === 'new' || status === 'approved') return <InboxBell />;
  return (
    <Button
      type="submit"
      form={FORMS.driver}
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
