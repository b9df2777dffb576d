import { useTranslation } from '@/utils/i18n/use-translation';
import { AuthPage } from '@/containers/ui/auth-page';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { EmailField } from '@/components/form/text-field/email-field';
import { TextField } from '@/components/form/text-field/text-field';
import { Button, LinkButton } from '@/components/ui/button/button';
import { CodeForm } from '@/containers/account/code/code-form';
import { useLaterDetails } from '@/hooks/account/use-later-details';
import { useServerForm } from '@/hooks/form/use-server-form';
import { FORMS } from '@/utils/constants/forms';
import { emailSchema, namesSchema } from '@/utils/form/auth-schemas';
import styles from './later-details.module.css';

type LaterNamesProps = Readonly<{
  firstname: string;
  lastname: string;
  save: (names: { firstname: string; lastname: string }) => Promise<void>;
}>;

/** First and last name, with what is known of them. */
function LaterNames({ firstname, lastname, save }: LaterNamesProps) {
  const { t } = useTranslation('auth');
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.detailsNames,
    initialValues: { firstname, lastname },
    schema: namesSchema,
    submit: save,
  });
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <TextField
        {...field('firstname')}
        label={t('auth.firstname')}
        autoComplete="given-name"
      />
      <TextField
        {...field('lastname')}
        label={t('auth.lastnameOptional')}
        autoComplete="family-name"
      />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.code.verify')}
      </Button>
    </Form>
  );
}

type LaterEmailProps = Readonly<{
  initial: string;
  send: (email: string) => Promise<void>;
}>;

/** The e-mail that the code goes to. */
function LaterEmail({ initial, send }: LaterEmailProps) {
  const { t } = useTranslation('auth');
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.detailsEmail,
    initialValues: { email: initial },
    schema: emailSchema,
    submit: ({ email }) => send(email.trim()),
  });
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <EmailField {...field('email')} label={t('auth.email')} />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.register.sendCode')}
      </Button>
    </Form>
  );
}

/** /update-details: the name and the e-mail of who signed in without one; both can wait. */
export function LaterDetails() {
  const { t } = useTranslation('auth');
  const { confirm, email, from, goBack, saveNames, sendCode, step, user } =
    useLaterDetails();
  const isCode = step === 'code';
  const intro = {
    names: t('auth.later.introName'),
    email: t('auth.later.introEmail'),
    code: t('auth.code.sent', { email }),
  }[step];
  return (
    <AuthPage
      title={t(isCode ? 'auth.code.title' : 'auth.later.title')}
      intro={intro}
    >
      {step === 'names' && (
        <LaterNames
          firstname={user?.firstname ?? ''}
          lastname={user?.lastname ?? ''}
          save={saveNames.mutateAsync}
        />
      )}
      {step === 'email' && (
        <LaterEmail initial={email} send={sendCode.mutateAsync} />
      )}
      {!isCode && (
        <LinkButton
          href={from}
          replace
          variant="secondary"
          block
          className={styles.second}
        >
          {t('auth.later.skip')}
        </LinkButton>
      )}
      {isCode && (
        <CodeForm
          name={FORMS.detailsCode}
          sent={{}}
          hidden={{ email }}
          verify={confirm.mutateAsync}
          resend={() => sendCode.mutateAsync(email)}
          backLabel={t('auth.code.otherEmail')}
          onBack={goBack}
        />
      )}
    </AuthPage>
  );
}
