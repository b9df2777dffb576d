import type { RefObject, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { Button } from '@/components/ui/button/button';
import type { EndedSession } from '@/hooks/account/use-sessions';
import {
  BACK_ACTION,
  CONFIRM_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
} from '@/utils/constants/forms';
import styles from './sessions.module.css';

export type EndSessionProps = Readonly<{
  which: EndedSession;
  label: string;
  /** What it is called, where several buttons have one label. */
  name?: string;
  question: string;
  /** Which one is asked about. */
  asked: EndedSession | null;
  isPending: boolean;
  /** The button that asks: it has the focus again when the question is gone. */
  opener: RefObject<HTMLButtonElement | null>;
  onAsk: (which: EndedSession | null) => void;
  onEnd: (which: EndedSession) => void;
}>;

const actionOf = ({ nativeEvent }: SubmitEvent<HTMLFormElement>): string => {
  const { submitter } = nativeEvent as globalThis.SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
};

/** Ends a session after a question: it cannot be taken back. Without script the page itself asks. */
export function EndSessionForm(props: EndSessionProps) {
  const {
    asked,
    isPending,
    label,
    name,
    onAsk,
    onEnd,
    opener,
    question,
    which,
  } = props;
  const { t } = useTranslation();
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const action = actionOf(event);
    if (action === CONFIRM_ACTION) onEnd(which);
    else onAsk(action === BACK_ACTION ? null : which);
  }
  return (
    <Form
      name={FORMS.endSession}
      hidden={{ id: String(which) }}
      onSubmit={handleSubmit}
      className={asked === which ? styles.asking : styles.form}
    >
      {asked === which ? (
        <>
          <p className={styles.question}>{question}</p>
          <Button
            type="submit"
            name={FORM_ACTION_FIELD}
            value={CONFIRM_ACTION}
            size="s"
            loading={isPending}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
            autoFocus
          >
            {label}
          </Button>
          <Button
            type="submit"
            name={FORM_ACTION_FIELD}
            value={BACK_ACTION}
            size="s"
            variant="line"
          >
            {t('common.cancel')}
          </Button>
        </>
      ) : (
        <Button
          ref={opener}
          type="submit"
          size="s"
          variant={which === 'others' ? 'line' : 'ghost'}
          className={which === 'others' ? undefined : styles.end}
          aria-label={name && `${label}: ${name}`}
        >
          {label}
        </Button>
      )}
    </Form>
  );
}
