import { ShieldQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { useShell } from '@/contexts/shell-context';
import type { useSandbox } from '@/hooks/payment/use-sandbox';
import type { SandboxSessionDto } from '@/server/contracts/payment';
import { FORMS } from '@/utils/constants/forms';
import { moneyText } from '@/utils/money/money-text';
import styles from './sandbox.module.css';

type SandboxQuestionProps = Readonly<{
  question: ReturnType<typeof useSandbox>['question'];
  session: SandboxSessionDto;
}>;

/** The bank of the card asks whether it is its customer who pays. */
export function SandboxQuestion(props: SandboxQuestionProps) {
  const { question, session } = props;
  const { t } = useTranslation();
  const { lang } = useShell();
  const { amount, currency, title } = session;
  const busy = question.isBusy || undefined;
  return (
    <Form
      name={FORMS.sandboxChallenge}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        const word = (submitter as HTMLButtonElement | null)?.value;
        question.answer(word === 'approve' ? 'approve' : 'refuse');
      }}
    >
      <ShieldQuestionMark size={32} strokeWidth={1.75} aria-hidden="true" />
      <h2 className={styles.heading}>{t('sandbox.bank.title')}</h2>
      <p>
        {t('sandbox.bank.text', {
          amount: moneyText(amount, currency, lang),
          title: `\u2068${title}\u2069`,
        })}
      </p>
      {question.failure && <FormAlert>{question.failure}</FormAlert>}
      <div className={styles.answers}>
        {(['approve', 'refuse'] as const).map((answer) => (
          <button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            className={answer === 'approve' ? styles.yes : styles.no}
            aria-busy={busy}
            aria-disabled={busy}
          >
            {t(`sandbox.bank.${answer}`)}
          </button>
        ))}
      </div>
    </Form>
  );
}
