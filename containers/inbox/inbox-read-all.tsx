import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FORMS } from '@/utils/constants/forms';
import styles from './inbox.module.css';

/** Marks everything as read, without script too. */
export function InboxReadAll({ onPress }: Readonly<{ onPress: () => void }>) {
  const { t } = useTranslation();
  return (
    <Form
      name={FORMS.inboxRead}
      className={styles.readAll}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <button type="submit" className={styles.action}>
        {t('inbox.readAll')}
      </button>
    </Form>
  );
}
