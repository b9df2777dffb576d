import { KeyRound } from 'lucide-react';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/link-button';
import { Panel } from '@/components/ui/panel/panel';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useProfile } from '@/hooks/account/use-profile';
import { useSiteZone } from '@/hooks/i18n/use-moment';
import { useReturnFocus } from '@/hooks/form/use-return-focus';
import { FORMS } from '@/utils/constants/forms';
import { calendarWords } from '@/utils/i18n/dates';
import { accountRoutes } from '@/utils/shell/account-routes';
import { PasswordChange } from './password-change';
import { PasswordSet } from './password-set';
import styles from './security.module.css';

type SecuritySectionProps = Readonly<{
  /** Where the customer is signed in. */
  children?: ReactNode;
}>;

/** #security of /profile: the password, then the sessions of the account. */
export function SecuritySection({ children }: SecuritySectionProps) {
  const { t } = useTranslation();
  const { profile } = useProfile();
  const posted = usePostedForm();
  const isDone = posted?.form === FORMS.password && posted.isDone;
  const isOpen = useRouter().query.change === 'password' && !isDone;
  const opener = useReturnFocus<HTMLAnchorElement>(isOpen);
  const isEmpty = profile?.empty_p ?? false;
  const zone = useSiteZone();
  const changedAt = profile?.password_changed_at;
  const state = isEmpty
    ? t('account.password.none')
    : changedAt
      ? t('account.password.changed', {
          day: t('date.full', calendarWords(changedAt, zone, t)),
        })
      : t('account.password.have');
  const action = t(isEmpty ? 'account.password.set' : 'account.change');
  return (
    <Panel id="security" title={t('account.security')}>
      <div id="password" className={styles.row}>
        <KeyRound
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className={styles.icon}
        />
        <div className={styles.words}>
          <h3 className={styles.label}>{t('auth.password')}</h3>
          <p className={styles.note} role={isDone ? 'status' : undefined}>
            {isDone ? t('account.password.done') : state}
          </p>
        </div>
        {!isOpen && profile && (
          <LinkButton
            ref={opener}
            href={accountRoutes.profileChange('password')}
            shallow={!isDone}
            scroll={false}
            prefetch={false}
            variant="ghost"
            size="s"
            className={styles.action}
            aria-label={
              isEmpty ? undefined : `${action}: ${t('auth.password')}`
            }
          >
            {action}
          </LinkButton>
        )}
      </div>
      {isOpen && profile && (
        <div className={styles.change}>
          {isEmpty ? (
            <PasswordSet email={profile.email} phone={profile.phone} />
          ) : (
            <PasswordChange login={profile.email ?? profile.phone ?? ''} />
          )}
        </div>
      )}
      {children}
    </Panel>
  );
}
