import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/link-button';
import { useReturnFocus } from '@/hooks/form/use-return-focus';
import { phoneText, phoneWord } from '@/utils/account/phone-text';
import { accountRoutes } from '@/utils/shell/account-routes';
import { ContactChange } from './contact-change';
import { ContactRemove } from './contact-remove';
import styles from './details.module.css';

type ContactRowProps = Readonly<{
  kind: 'email' | 'phone';
  value: string | null;
  /** A code came back from there. */
  isProved: boolean;
  /** One logs in with this one, which is not `value`. */
  login?: string | null;
  /** Without it there is still a way to sign in. */
  canGo: boolean;
}>;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ICONS = { email: Mail, phone: Phone } as const;

/** An e-mail or phone: what it is, whether it is proved, and the form that changes it when the address asks for it. */
export function ContactRow(props: ContactRowProps) {
  const { canGo, isProved, kind, login = null, value } = props;
  const { t } = useTranslation();
  const isOpen = useRouter().query.change === kind;
  const opener = useReturnFocus<HTMLAnchorElement>(isOpen);
  const Icon = ICONS[kind];
  const label = t(kind === 'email' ? 'auth.email' : 'legal.phone');
  return (
    <li id={kind} className={styles.contact}>
      <Icon {...icon} className={styles.contactIcon} />
      <div className={styles.contactWords}>
        <p className={styles.contactLabel}>{label}</p>
        <p className={styles.contactValue}>
          {value ? (
            <bdi dir="ltr">{kind === 'phone' ? phoneText(value) : value}</bdi>
          ) : (
            <span className="soft">{t('account.contact.none')}</span>
          )}
        </p>
        {login && (
          <p className={styles.contactLabel}>
            {t('account.contact.login', { phone: phoneWord(login) })}
          </p>
        )}
      </div>
      {value && (
        <span className={isProved ? styles.proved : styles.unproved}>
          {isProved && <BadgeCheck {...icon} size={18} />}
          {t(isProved ? 'account.confirmed' : 'account.unconfirmed')}
        </span>
      )}
      {!isOpen && (
        <div className={styles.contactActions}>
          <LinkButton
            ref={opener}
            href={accountRoutes.profileChange(kind)}
            shallow
            scroll={false}
            prefetch={false}
            variant="ghost"
            size="s"
            aria-label={`${t(value ? 'account.change' : 'account.add')}: ${label}`}
          >
            {t(value ? 'account.change' : 'account.add')}
          </LinkButton>
          {value && (canGo || login) && (
            <ContactRemove
              kind={kind}
              value={value}
              next={login}
              onRemoved={() => opener.current?.focus()}
            />
          )}
        </div>
      )}
      {isOpen && <ContactChange kind={kind} />}
    </li>
  );
}
