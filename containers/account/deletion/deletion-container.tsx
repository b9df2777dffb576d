import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { object } from 'yup';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { PasswordField } from '@/components/form/password-field/password-field';
import { Button, LinkButton } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import { CodeForm } from '@/containers/account/code/code-form';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { useDeletion } from '@/hooks/account/use-deletion';
import { useProfile } from '@/hooks/account/use-profile';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useWallet } from '@/hooks/wallet/use-wallet';
import { FORMS } from '@/utils/constants/forms';
import { DELETION_DAYS } from '@/utils/constants/timings';
import { linkSchema } from '@/utils/form/auth-schemas';
import { moneyText } from '@/utils/money/money-text';
import { routes } from '@/utils/shell/routes';
import styles from './deletion.module.css';

const nothing = object();

type Deletion = ReturnType<typeof useDeletion>;

function PasswordForm({ remove }: Pick<Deletion, 'remove'>) {
  const { t } = useTranslation(['account', 'account-menu', 'auth']);
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.deleteAccount,
    initialValues: { password: '' },
    schema: linkSchema,
    offline: t('deletion.offline'),
    submit: ({ password }) => remove.mutateAsync({ password }),
  });
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <PasswordField {...field('password')} label={t('auth.password')} />
      <Button type="submit" block loading={isBusy} className={styles.danger}>
        {t('deletion.link')}
      </Button>
    </Form>
  );
}

function AskCode({
  isAlone,
  onAsk,
}: Readonly<{ isAlone: boolean; onAsk: () => Promise<void> }>) {
  const { t } = useTranslation('account');
  const { failure, formProps, isBusy } = useServerForm({
    name: FORMS.deletionCode,
    initialValues: {},
    schema: nothing,
    submit: onAsk,
  });
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <Button
        type="submit"
        block
        variant={isAlone ? 'secondary' : 'ghost'}
        loading={isBusy}
      >
        {t(isAlone ? 'deletion.sendCode' : 'deletion.byCode')}
      </Button>
    </Form>
  );
}

/** By the password, where there is one, or by a code that is sent to the account's own e-mail or phone. */
function DeletionForms({ hasPassword }: Readonly<{ hasPassword: boolean }>) {
  const { t } = useTranslation(['account', 'account-menu']);
  const posted = usePostedForm();
  const { remove, sendCode } = useDeletion();
  const [sentTo, setSentTo] = useState(
    posted?.form === FORMS.deletionByCode ? (posted.values.to ?? '') : null,
  );
  const ask = async (): Promise<void> => {
    const { to } = await sendCode.mutateAsync();
    setSentTo(to);
  };
  if (sentTo !== null)
    return (
      <>
        <p>{t('deletion.sent', { to: `\u2066${sentTo}\u2069` })}</p>
        <CodeForm
          name={FORMS.deletionByCode}
          sent={{}}
          hidden={{ to: sentTo }}
          verify={(verifyCode) => remove.mutateAsync({ verifyCode })}
          resend={ask}
          submitLabel={t('deletion.link')}
          backLabel={t('common.cancel')}
          onBack={() => setSentTo(null)}
        />
      </>
    );
  return (
    <>
      {hasPassword && <PasswordForm remove={remove} />}
      <AskCode isAlone={!hasPassword} onAsk={ask} />
      <LinkButton
        href={routes.profile()}
        prefetch={false}
        variant="secondary"
        block
      >
        {t('deletion.keep')}
      </LinkButton>
    </>
  );
}

/** What is in the wallet and becomes of it; nothing where it is empty. */
function WalletWarning() {
  const { i18n, t } = useTranslation('account');
  const { currency } = useShell();
  const { wallet } = useWallet();
  if (!wallet || wallet.price <= 0) return null;
  const amount = moneyText(wallet.price, currency, i18n.language);
  return (
    <NoticeBox
      title={t('deletion.wallet.title', { amount })}
      text={t('deletion.wallet.text', { count: DELETION_DAYS })}
    />
  );
}

/** /profile/delete: what it means, what is in the wallet, and the proof that it is meant. */
export function DeletionContainer() {
  const { t } = useTranslation('account');
  const { profile } = useProfile();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('deletion.title')}</h1>
      <Panel className={styles.card}>
        <p>{t('deletion.intro', { count: DELETION_DAYS })}</p>
        <ul className={styles.facts}>
          <li>{t('deletion.goes')}</li>
          <li>{t('deletion.stays')}</li>
        </ul>
        <WalletWarning />
        <DeletionForms hasPassword={profile ? !profile.empty_p : true} />
      </Panel>
    </div>
  );
}
