import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { CodeField } from '@/components/form/code-field/code-field';
import { Form } from '@/components/form/form/form';
import { useRegistration } from '@/hooks/account/use-registration';
import { useResendTimer } from '@/hooks/account/use-resend-timer';
import { useServerForm } from '@/hooks/form/use-server-form';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { CODE_LENGTH } from '@/utils/constants/limits';
import { notify } from '@/utils/shell/notices';
import { codeSchema } from '@/utils/form/auth-schemas';
import styles from './auth-form.module.css';

const RESEND_SECONDS = 60;

type RegisterCodeProps = Readonly<{
  email: string;
  onBack: () => void;
  onVerified: (verifyToken: string) => void;
}>;

/** Step two: the six digits. They are checked as soon as the last one is in. */
export function RegisterCode({ email, onBack, onVerified }: RegisterCodeProps) {
  const { t } = useTranslation();
  const { resendCode, verifyCode } = useRegistration();
  const { left, restart } = useResendTimer(RESEND_SECONDS);
  const {
    errors,
    failure,
    formProps,
    isBusy,
    change,
    reset,
    send,
    tell,
    values,
  } = useServerForm({
    name: FORMS.registerCode,
    initialValues: { code: '' },
    schema: codeSchema,
    submit: async ({ code }) => {
      const answer = await verifyCode.mutateAsync({ email, code });
      onVerified(answer.verify_token);
    },
  });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the step opens
  useEffect(() => restart(), []);
  const isWhole = values.code.length === CODE_LENGTH;
  const check = useEffectEvent(send);
  useEffect(() => {
    if (isWhole) void check();
  }, [isWhole]);

  async function resend(): Promise<void> {
    try {
      await resendCode.mutateAsync(email);
      reset();
      restart();
      notify({ type: 'success', title: t('auth.code.sentAgain') });
    } catch (error) {
      tell(error);
    }
  }

  /** What a button does here; without script it sends the form with its own name. */
  const instead = (work: () => unknown) => (event: MouseEvent) => {
    event.preventDefault();
    void work();
  };

  return (
    <Form {...formProps} hidden={{ email }} className={styles.form}>
      <CodeField
        label={t('auth.code.label')}
        value={values.code}
        onChange={(code) => change({ code })}
        error={errors.code ?? errors.verifyCode ?? failure.message}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the step has this one thing to do
        autoFocus
      />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.code.verify')}
      </Button>
      <p className={styles.again} aria-live="polite">
        {left > 0 ? (
          t('auth.code.wait', { seconds: left })
        ) : (
          <Button
            type="submit"
            name={FORM_ACTION_FIELD}
            value={RESEND_ACTION}
            variant="ghost"
            size="s"
            loading={resendCode.isPending}
            onClick={instead(resend)}
          >
            {t('auth.code.resend')}
          </Button>
        )}
      </p>
      <Button
        type="submit"
        name={FORM_ACTION_FIELD}
        value={BACK_ACTION}
        variant="secondary"
        block
        onClick={instead(onBack)}
      >
        {t('auth.code.otherEmail')}
      </Button>
    </Form>
  );
}
