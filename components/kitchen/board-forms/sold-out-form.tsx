import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { Button } from '@/components/ui/button/button';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import { amountText, partsLeft } from '@/utils/kitchen/ticket-text';
import styles from './board-forms.module.css';

type SoldOutFormProps = Readonly<{
  ticket: TicketDto;
  onSoldOut: (lineId: number, forEveryone: boolean) => void;
}>;

/** Asks which line of an order, or which add-on, is sold out, and whether it is for everybody today. */
export function SoldOutForm({ onSoldOut, ticket }: SoldOutFormProps) {
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
    if (chosen == null) setAsked(true);
    else onSoldOut(chosen, isForAll);
  }
  return (
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
  );
}
