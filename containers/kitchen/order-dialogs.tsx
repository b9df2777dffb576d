import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { OverBox } from '@/components/chat/over-box/over-box';
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
import type { PressWork } from '@/utils/kitchen/presses';
import { amountText, orderName, partsLeft } from '@/utils/kitchen/ticket-text';
import styles from './board-dialogs.module.css';

type OrderProps = Readonly<{
  ticket: TicketDto;
  onPress: (ticket: TicketDto, work: PressWork) => void;
  onClose: () => void;
}>;

/** The dishes that the kitchen has run out of; none is an answer, too. */
function DishPicks({
  chosen,
  onChange,
  ticket,
}: Readonly<{
  ticket: TicketDto;
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
export function RefuseDialog({ onClose, onPress, ticket }: OrderProps) {
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
    onPress(ticket, {
      kind: 'act',
      act: {
        kind: 'refuse',
        reason,
        note: note.trim() || null,
        line_ids: isSoldOut ? [...dishes] : [],
      },
    });
    onClose();
  }
  return (
    <OverBox
      title={say('ticket.refuseTitle', { number: orderName(ticket) })}
      onClose={onClose}
    >
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
    </OverBox>
  );
}

/** Asks which line of an order, or which add-on, is sold out, and whether it is for everybody today. */
export function SoldOutDialog({ onClose, onPress, ticket }: OrderProps) {
  const { i18n, t: say } = useTranslation('kitchen');
  const parts = partsLeft(ticket);
  const isLine = (partId: number): boolean =>
    ticket.lines.some(({ id }) => id === partId);
  const [chosen, setChosen] = useState(
    parts.length === 1 ? parts[0]?.id : null,
  );
  const [isForAll, setForAll] = useState(true);
  const [isAsked, setAsked] = useState(false);
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (chosen == null) return setAsked(true);
    onPress(ticket, {
      kind: 'sold_out',
      body: { line_id: chosen, for_everyone: isForAll },
    });
    onClose();
  }
  return (
    <OverBox
      title={say('board.soldOutTitle', { number: orderName(ticket) })}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <p>{say('board.soldOutText')}</p>
        <fieldset>
          <legend className="sr-only">{say('ticket.dishes')}</legend>
          {isAsked && chosen == null && (
            <p role="alert" className={styles.wrong}>
              {say('board.chooseDish')}
            </p>
          )}
          {parts.map((part) => (
            <PickCard
              key={part.id}
              name="line"
              className={isLine(part.id) ? undefined : styles.addon}
              value={String(part.id)}
              title={
                <bdi>
                  {amountText(part, i18n.language)} {part.title}
                </bdi>
              }
              text={part.options.length ? part.options.join(', ') : undefined}
              checked={part.id === chosen}
              onChange={() => setChosen(part.id)}
            />
          ))}
        </fieldset>
        <CheckboxField
          label={say('board.forEveryone')}
          checked={isForAll}
          onChange={({ target }) => setForAll(target.checked)}
        />
        <Button type="submit" variant="dark" size="l" block>
          {say('board.tellCustomer')}
        </Button>
      </form>
    </OverBox>
  );
}
