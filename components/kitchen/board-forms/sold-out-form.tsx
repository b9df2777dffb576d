import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { Button } from '@/components/ui/button/button';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import { amountText } from '@/utils/kitchen/ticket-text';
import styles from './board-forms.module.css';

type SoldOutFormProps = Readonly<{
  ticket: TicketDto;
  onSoldOut: (lineId: number, forEveryone: boolean) => void;
}>;

/** Asks which line of an order is sold out, and whether it is for everybody today. */
export function SoldOutForm({ onSoldOut, ticket }: SoldOutFormProps) {
  const { i18n, t: say } = useTranslation('kitchen');
  const lines = ticket.lines.filter(
    ({ gift, sold_out: soldOut }) => !gift && soldOut === null,
  );
  const [chosen, setChosen] = useState(
    lines.length === 1 ? lines[0]?.id : null,
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
        {lines.map((line) => (
          <PickCard
            key={line.id}
            name="line"
            value={String(line.id)}
            title={
              <bdi>
                {amountText(line, i18n.language)} {line.title}
              </bdi>
            }
            text={line.options.length ? line.options.join(', ') : undefined}
            checked={line.id === chosen}
            onChange={() => setChosen(line.id)}
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
