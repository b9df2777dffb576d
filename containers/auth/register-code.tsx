import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { CodeField } from '@/components/code-field/code-field';
import { useRegistration } from '@/hooks/use-registration';
import { useResendTimer } from '@/hooks/use-resend-timer';
import { CODE_LENGTH } from '@/utils/constants/limits';
import { notify } from '@/utils/notices';
import { formFailure } from './form-errors';
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
  const timer = useResendTimer(RESEND_SECONDS);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const { restart } = timer;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the step opens
  useEffect(() => restart(), []);

  async function handleVerify(digits: string): Promise<void> {
    if (verifyCode.isPending) return;
    if (digits.length < CODE_LENGTH) {
      setError(t('form.codeLength'));
      return;
    }
    setError('');
    try {
      const answer = await verifyCode.mutateAsync({ email, code: digits });
      onVerified(answer.verify_token);
    } catch (failure) {
      const { fields, message } = formFailure(failure, t('error.offline'));
      setError(fields.verifyCode ?? message);
    }
  }

  async function handleResend(): Promise<void> {
    try {
      await resendCode.mutateAsync(email);
      setCode('');
      setError('');
      timer.restart();
      notify({ type: 'success', title: t('auth.code.sentAgain') });
    } catch (failure) {
      setError(formFailure(failure, t('error.offline')).message);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void handleVerify(code);
  }

  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <CodeField
        label={t('auth.code.label')}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void handleVerify(digits)}
        error={error}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the step has this one thing to do
        autoFocus
      />
      <Button type="submit" size="l" block loading={verifyCode.isPending}>
        {t('auth.code.verify')}
      </Button>
      <p className={styles.again} aria-live="polite">
        {timer.left > 0 ? (
          t('auth.code.wait', { seconds: timer.left })
        ) : (
          <Button
            variant="ghost"
            size="s"
            loading={resendCode.isPending}
            onClick={() => void handleResend()}
          >
            {t('auth.code.resend')}
          </Button>
        )}
      </p>
      <Button variant="secondary" block onClick={onBack}>
        {t('auth.code.otherEmail')}
      </Button>
    </form>
  );
}
