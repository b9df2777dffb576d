import { ChefHat } from 'lucide-react';
import { clsx as cx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type {
  TicketDto,
  TicketLineDto,
} from '@/server/contracts/kitchen/ticket';
import { formatTime } from '@/utils/i18n/dates';
import { amountText, choicesOf } from '@/utils/kitchen/ticket-text';
import styles from './board-ticket.module.css';

type LineProps = Readonly<{
  line: TicketLineDto;
  zone: string;
  isWhole: boolean;
}>;

function Line({ isWhole, line, zone }: LineProps) {
  const { i18n, t: say } = useTranslation('kitchen');
  const { t } = useTranslation();
  const { allergens, gift, member, note, sold_out: soldOut, title } = line;
  const choices = choicesOf(line, i18n.language);
  const until = soldOut?.answer_until;
  const names = allergens.map((allergen) => t(`allergen.${allergen}`));
  return (
    <li className={cx(soldOut && styles.gone)}>
      <b className={styles.amount}>{amountText(line, i18n.language)}</b>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
      {choices.length > 0 && (
        <small>
          <bdi>{choices.join(' · ')}</bdi>
        </small>
      )}
      {note && (
        <em>
          <span className="sr-only">{say('ticket.lineNote')}: </span>
          <bdi>{note}</bdi>
        </em>
      )}
      {gift && <small>{say('ticket.gift')}</small>}
      {member && (
        <small>
          <bdi>{member}</bdi>
        </small>
      )}
      {isWhole && names.length > 0 && (
        <small>{say('ticket.contains', { allergens: names.join(', ') })}</small>
      )}
      {soldOut && (
        <em>
          {soldOut.left_out_at || !until
            ? say('ticket.reason.sold_out')
            : say('board.asked', { time: formatTime(until, zone) })}
        </em>
      )}
    </li>
  );
}

/** What is cooked, how much of it first, and what the customer asks of the kitchen. */
export function TicketLines({
  isWhole,
  ticket,
}: Readonly<{ ticket: TicketDto; isWhole: boolean }>) {
  const { t: say } = useTranslation('kitchen');
  const { lines, note, shop } = ticket;
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            zone={shop.timezone}
            isWhole={isWhole}
          />
        ))}
      </ul>
      {note && (
        <p className={styles.note}>
          <ChefHat size={22} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <span className="sr-only">{say('ticket.kitchenNote')}: </span>
            <bdi>{note}</bdi>
          </span>
        </p>
      )}
    </>
  );
}
