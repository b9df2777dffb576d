import { useTranslation } from 'react-i18next';
import { useSettings } from '@/hooks/shell/use-settings';
import { mailAddress } from '@/utils/order/mail-address';
import styles from './shared.module.css';

/** How documents are sent after the application; nothing where the house has no mail address. `subject`: the mail's. */
export function PapersWay({ subject }: Readonly<{ subject: string }>) {
  const { t } = useTranslation();
  const { email } = useSettings();
  return email ? (
    <a href={mailAddress(email, subject)} className={styles.write}>
      {t('order.help.mail')}
    </a>
  ) : null;
}
