import { KeyRound } from 'lucide-react';
import { useRouter } from 'next/router';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormEnd } from '@/components/account/form-end/form-end';
import { CodeField } from '@/components/form/code-field/code-field';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import {
  NewPasswordFields,
  type NewPasswordFieldsProps,
} from '@/components/form/password-field/new-password-fields';
import { PasswordField } from '@/components/form/password-field/password-field';
import { Button, LinkButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useResendCode } from '@/hooks/account/use-code';
import { useProfile } from '@/hooks/account/use-profile';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useReturnFocus } from '@/hooks/form/use-return-focus';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useSiteZone } from '@/hooks/i18n/use-moment';
import { phoneText } from '@/utils/account/phone-text';
import {
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import {
  emptySchema,
  passwordChangeSchema,
  passwordSetSchema,
} from '@/utils/form/profile-schemas';
import { calendarWords } from '@/utils/i18n/dates';
import { accountRoutes } from '@/utils/shell/account-routes';
import { routes } from '@/utils/shell/routes';
import styles from './security.module.css';

type NewPasswordProps = Readonly<{
  field: NewPasswordFieldsProps['field'];
  isBusy: boolean;
}>;

/** The end of both forms: the new password twice, what follows from it, and the buttons. */
function NewPassword({ field, isBusy }: NewPasswordProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <NewPasswordFields field={field} label={t('account.password.new')} />
      <p className="note">{t('account.password.note')}</p>
      <FormEnd
        label={t('account.password.save')}
        isBusy={isBusy}
        cancelHref={routes.profile()}
      />
    </>
  );
}

type PasswordSetCodeProps = Readonly<{
  /** Where the code went. */
  to: string;
  resend: () => Promise<unknown>;
}>;

/** The code and the first password, sent together: the code is spent only when the password is taken. */
function PasswordSetCode({ resend, to }: PasswordSetCodeProps) {
  const { t } = useTranslation('auth');
  const { changePassword } = useProfileChanges();
  const again = useResendCode(resend, FORMS.passwordSet);
  const { change, errors, failure, field, formProps, isBusy, tell, values } =
    useServerForm({
      name: FORMS.passwordSet,
      initialValues: { code: '', password: '', password_confirmation: '' },
      schema: passwordSetSchema,
      submit: ({ code, ...words }) =>
        changePassword({ ...words, verifyCode: code }),
    });
  const { restart } = again;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the step opens
  useEffect(() => restart(), []);
  function sendAgain(event: MouseEvent): void {
    event.preventDefault();
    again.resend().then(() => restart(), tell);
  }
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <p role="status">{t('auth.code.sent', { email: `\u2068${to}\u2069` })}</p>
      <CodeField
        label={t('auth.code.label')}
        value={values.code}
        onChange={(code) => change({ code })}
        error={errors.code ?? errors.verifyCode}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
      />
      <p className="note" aria-live="polite">
        {again.left > 0 ? (
          t('auth.code.wait', { seconds: again.left })
        ) : (
          <Button
            type="submit"
            name={FORM_ACTION_FIELD}
            value={RESEND_ACTION}
            variant="ghost"
            size="s"
            loading={again.isPending}
            onClick={sendAgain}
          >
            {t('auth.code.resend')}
          </Button>
        )}
      </p>
      <NewPassword field={field} isBusy={isBusy} />
    </Form>
  );
}

type PasswordSetProps = Readonly<{
  email: string | null;
  phone: string | null;
}>;

/** A first password in two steps: a code goes to the account's own e-mail or phone, and is entered with the password. */
function PasswordSet({ email, phone }: PasswordSetProps) {
  const { t } = useTranslation(['account', 'auth']);
  const posted = usePostedForm();
  const { sendPasswordCode } = useProfileChanges();
  const [isSent, setSent] = useState(posted?.form === FORMS.passwordSet);
  const { failure, formProps, isBusy } = useServerForm({
    name: FORMS.passwordCode,
    initialValues: {},
    schema: emptySchema,
    submit: async () => {
      await sendPasswordCode();
      setSent(true);
    },
  });
  const to = email ?? (phone ? phoneText(phone) : '');
  if (isSent)
    return <PasswordSetCode to={to} resend={() => sendPasswordCode()} />;
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <p className="note">
        {t('account.password.code', { to: `\u2068${to}\u2069` })}
      </p>
      <FormEnd
        label={t('auth.register.sendCode')}
        isBusy={isBusy}
        cancelHref={routes.profile()}
      />
    </Form>
  );
}

type PasswordChangeProps = Readonly<{
  /** What the account is signed in with: a password manager keeps the new password under it. */
  login: string;
}>;

/** The old password, then the new one twice. */
function PasswordChange({ login }: PasswordChangeProps) {
  const { t } = useTranslation('account');
  const { changePassword } = useProfileChanges();
  const form = useServerForm({
    name: FORMS.password,
    initialValues: {
      old_password: '',
      password: '',
      password_confirmation: '',
    },
    schema: passwordChangeSchema,
    submit: changePassword,
  });
  const { failure, field, formProps, isBusy } = form;
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <input
        type="text"
        autoComplete="username"
        defaultValue={login}
        readOnly
        className="sr-only"
        aria-hidden="true"
        tabIndex={-1}
      />
      <PasswordField
        {...field('old_password')}
        label={t('account.password.old')}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
      />
      <NewPassword field={field} isBusy={isBusy} />
    </Form>
  );
}

type SecuritySectionProps = Readonly<{
  /** Where the customer is signed in. */
  children?: ReactNode;
}>;

/** #security of /profile: the password, then the sessions of the account. */
export function SecuritySection({ children }: SecuritySectionProps) {
  const { t } = useTranslation(['account', 'account-menu', 'auth', 'date']);
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
        <KeyRound size={20} className="soft" />
        <div className="grow">
          <h3 className={styles.label}>{t('auth.password')}</h3>
          <p className="note" role={isDone ? 'status' : undefined}>
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
