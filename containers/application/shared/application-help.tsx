import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '@/components/ui/button/button-class';
import { Panel } from '@/components/ui/panel/panel';
import { useSettings } from '@/hooks/shell/use-settings';
import { phoneText } from '@/utils/account/phone-text';
import { mailAddress } from '@/utils/order/mail-address';
import styles from './shared.module.css';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Whom to ask; nothing where the house says neither a phone nor a mail address. `subject`: the mail's. */
export function ApplicationHelp({ subject }: Readonly<{ subject: string }>) {
  const { t } = useTranslation();
  const { email, phone } = useSettings();
  if (!email && !phone) return null;
  const look = buttonClass({ variant: 'line', block: true }, false);
  return (
    <Panel title={t('application.help')}>
      <div className={styles.ways}>
        {phone && (
          <a href={`tel:${phone}`} className={look}>
            <span className={styles.way}>
              <Phone {...icon} />
              <bdi dir="ltr">{phoneText(phone)}</bdi>
            </span>
          </a>
        )}
        {email && (
          <a href={mailAddress(email, subject)} className={look}>
            <span className={styles.way}>
              <Mail {...icon} />
              {t('order.help.mail')}
            </span>
          </a>
        )}
      </div>
    </Panel>
  );
}
