import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { TextArea } from '@/components/form/text-field/text-area';
import { Button } from '@/components/ui/button/button';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import {
  BUSY_MINUTES,
  REFUSE_NOTE_MAX,
  REFUSE_REASONS,
  type RefuseReason,
} from '@/utils/constants/kitchen';
import { amountText } from '@/utils/kitchen/ticket-text';
import styles from './board-forms.module.css';

type RefuseFormProps = Readonly<{
  ticket: TicketDto;
  /** `lineIds`: what is sold out for everybody today. */
  onRefuse: (refusal: {
    readonly reason: RefuseReason;
    readonly note: string | null;
    readonly lineIds: readonly number[];
  }) => void;
}>;

/** The dishes that the kitchen has run out of; none is an answer, too. */
function DishPicks({
  chosen,
  onChange,
  ticket,
}: Pick<RefuseFormProps, 'ticket'> &
  Readonly<{
    chosen: readonly number[];
    onChange: (ids: readonly number[]) => void;
  }>) {
  const { i18n, t: say } = useTranslation('kitchen');
  return (
    <fieldset className={styles.dishes}>
      <legend>{say('ticket.soldOut.everyone')}</legend>
      {ticket.lines.map((line) => (
        <CheckboxField
          key={line.id}
          label={
            <bdi>
              {amountText(line, i18n.language)} {line.title}
            </bdi>
          }
          checked={chosen.includes(line.id)}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? [...chosen, line.id]
                : chosen.filter((id) => id !== line.id),
            )
          }
        />
      ))}
    </fieldset>
  );
}

/** Asks why an order is not taken, what of it is sold out if that is why, and for a word to its customer. */
export function RefuseForm({ onRefuse, ticket }: RefuseFormProps) {
  const { t: say } = useTranslation('kitchen');
  const [reason, setReason] = useState<RefuseReason | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  const [dishes, setDishes] = useState<readonly number[]>([]);
  const isSoldOut = reason === 'sold_out';
  const more = {
    closed: say('ticket.reason.closedText'),
    too_busy: say('ticket.reason.too_busyText', { minutes: BUSY_MINUTES }),
    sold_out: undefined,
    other: undefined,
  };
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!reason) return setAsked(true);
    onRefuse({
      reason,
      note: note.trim() || null,
      lineIds: isSoldOut ? dishes : [],
    });
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
      {isSoldOut && (
        <DishPicks ticket={ticket} chosen={dishes} onChange={setDishes} />
      )}
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
