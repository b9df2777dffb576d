import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/components/ui/panel/panel';
import { phoneText } from '@/utils/account/phone-text';
import styles from './talk-to-us.module.css';

type TalkToUsProps = Readonly<{
  email?: string | undefined;
  phone?: string | undefined;
  /** The way to the chat. */
  chat?: ReactNode;
}>;

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

type WayProps = Readonly<{
  href: string;
  icon: ReactNode;
  text: string;
  note: string;
}>;

function Way({ href, icon: drawn, note, text }: WayProps) {
  return (
    <li className={styles.row}>
      <a href={href} className={styles.way}>
        {drawn}
        <span className={styles.words}>
          <bdi dir="ltr" className={styles.text}>
            {text}
          </bdi>
          <span className="soft t13">{note}</span>
        </span>
      </a>
    </li>
  );
}

/** How to reach a person; nothing where there is no way. */
export function TalkToUs({ chat, email, phone }: TalkToUsProps) {
  const { t } = useTranslation();
  if (!email && !phone && !chat) return null;
  return (
    <Panel title={t('help.contact')} className={styles.panel}>
      <ul>
        {chat && <li className={styles.row}>{chat}</li>}
        {phone && (
          <Way
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            icon={<Phone {...icon} />}
            text={phoneText(phone)}
            note={t('legal.phone')}
          />
        )}
        {email && (
          <Way
            href={`mailto:${email}`}
            icon={<Mail {...icon} />}
            text={email}
            note={t('legal.email')}
          />
        )}
      </ul>
    </Panel>
  );
}
