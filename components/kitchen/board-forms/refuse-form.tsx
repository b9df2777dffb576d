import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { TextArea } from '@/components/form/text-field/text-area';
import { Button } from '@/components/ui/button/button';
import {
  BUSY_MINUTES,
  REFUSE_NOTE_MAX,
  REFUSE_REASONS,
  type RefuseReason,
} from '@/utils/constants/kitchen';
import styles from './board-forms.module.css';

type RefuseFormProps = Readonly<{
  onRefuse: (reason: RefuseReason, note: string | null) => void;
}>;

/** Asks why an order is not taken, and for a word to its customer. */
export function RefuseForm({ onRefuse }: RefuseFormProps) {
  const { t: say } = useTranslation('kitchen');
  const [reason, setReason] = useState<RefuseReason | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  const more = {
    closed: say('ticket.reason.closedText'),
    too_busy: say('ticket.reason.too_busyText', { minutes: BUSY_MINUTES }),
    sold_out: undefined,
    other: undefined,
  };
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (reason) onRefuse(reason, note.trim() || null);
    else setAsked(true);
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{say('ticket.refuseText')}</p>
      <fieldset>
        <legend className="sr-only">{say('ticket.reason')}</legend>
        {isAsked && !reason && (
          <p role="alert" className={styles.wrong}>
            {say('ticket.chooseReason')}
          </p>
        )}
        {REFUSE_REASONS.map((value) => (
          <PickCard
            key={value}
            name="reason"
            value={value}
            title={say(`ticket.reason.${value}`)}
            text={more[value]}
            checked={value === reason}
            onChange={() => setReason(value)}
          />
        ))}
      </fieldset>
      <TextArea
        label={say('ticket.word')}
        labelEnd={say('ticket.optional')}
        maxLength={REFUSE_NOTE_MAX}
        dir="auto"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" variant="dark" size="l" block>
        {say('ticket.refuseSubmit')}
      </Button>
    </form>
  );
}
