import '@/styles/families/sign-in';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { CodeField } from '@/components/form/code-field/code-field';
import { Form } from '@/components/form/form/form';
import { useCodeCheck, useResendCode } from '@/hooks/account/use-code';
import { useServerForm } from '@/hooks/form/use-server-form';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import {
  BACK_ACTION,
  FORM_ACTION_FIELD,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { CODE_LENGTH } from '@/utils/constants/limits';
import { notify } from '@/utils/shell/notices';
import { codeSchema } from '@/utils/form/auth-schemas';
import styles from './code-form.module.css';

type CodeFormProps = Readonly<{
  /** One of FORMS: who answers it without script. */
  name: string;
  /** What goes along without script, such as whose code it is. */
  hidden?: Readonly<Record<string, string>>;
  /** What asking for it answered: a notice and seconds where the code of before is in force. */
  sent?: CodeSentDto;
  /** Trades the code for what comes next; what it throws is told at the field. */
  verify: (code: string) => Promise<void>;
  /** Sends another code. */
  resend: () => Promise<unknown>;
  submitLabel?: string;
  /** The way back, to name another address. */
  backLabel: string;
  onBack: () => void;
}>;

/** The six digits of any code: checked as soon as the last one is in, sent again after 60 s (spec.md §5). */
export function CodeForm(props: CodeFormProps) {
  const { backLabel, hidden, name, onBack, sent, submitLabel } = props;
  const { t } = useTranslation('auth');
  const { isPending, left, resend, restart, resume } = useResendCode(
    props.resend,
    name,
  );
  const { check: verify, forget } = useCodeCheck(props.verify);
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
    name,
    initialValues: { code: '' },
    schema: codeSchema,
    submit: ({ code }) => verify(code),
  });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the step opens
  useEffect(() => (sent ? restart(sent.retry_after) : resume()), []);
  const isWhole = values.code.length === CODE_LENGTH;
  const check = useEffectEvent(send);
  useEffect(() => {
    if (isWhole) void check();
  }, [isWhole, values.code]);

  async function again(): Promise<void> {
    try {
      await resend();
      forget();
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
    <Form {...formProps} hidden={hidden} className={styles.form}>
      {sent?.notice && <p role="status">{sent.notice}</p>}
      <CodeField
        label={t('auth.code.label')}
        value={values.code}
        onChange={(code) => change({ code })}
        error={errors.code ?? errors.verifyCode ?? failure.message}
        readOnly={isBusy}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the step has this one thing to do
        autoFocus
      />
      <Button type="submit" size="l" block loading={isBusy}>
        {submitLabel ?? t('auth.code.verify')}
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
            loading={isPending}
            onClick={instead(again)}
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
        {backLabel}
      </Button>
    </Form>
  );
}
