import { ChefHat } from 'lucide-react';
import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import type {
  TicketDto,
  TicketLineDto,
  TicketPartDto,
} from '@/server/contracts/kitchen/ticket';
import { formatTime } from '@/utils/i18n/dates';
import { amountText, choicesOf } from '@/utils/kitchen/ticket-text';
import { ORDER_TEXT_WORDS, ORDER_TEXTS } from '@/utils/order/order-texts';
import styles from './board-ticket.module.css';

type LinesProps = Readonly<{
  ticket: TicketDto;
  /** Lines and add-ons whose "sold out" can be taken back. */
  undoable: readonly number[];
  onUndo: (partId: number) => void;
  isWhole: boolean;
}>;
type LineProps = LinesProps & Readonly<{ line: TicketLineDto }>;

/** That a part is sold out, until when its customer decides, and the way back. */
function SoldOut({
  name,
  onUndo,
  part,
  ticket,
  undoable,
}: LinesProps & Readonly<{ part: TicketPartDto; name?: string }>) {
  const { t: say } = useTranslation('kitchen');
  const { id, sold_out: soldOut, title } = part;
  if (!soldOut) return null;
  const until = soldOut.left_out_at ? null : soldOut.answer_until;
  const undo = say('ticket.soldOut.undo');
  return (
    <em className={styles.soldOut}>
      <span>
        {name && <bdi className={styles.title}>{name}</bdi>}{' '}
        {until
          ? say('board.asked', {
              time: formatTime(until, ticket.shop.timezone),
            })
          : say('ticket.reason.sold_out')}
      </span>
      {undoable.includes(id) && (
        <Button
          variant="secondary"
          size="s"
          aria-label={`${undo}: ${title}`}
          onClick={() => onUndo(id)}
        >
          {undo}
        </Button>
      )}
    </em>
  );
}

function Line(props: LineProps) {
  const { isWhole, line } = props;
  const { i18n, t: say } = useTranslation('kitchen');
  const { t } = useTranslation('dish');
  const { addons, allergens, gift, member, note, sold_out: out, title } = line;
  const choices = choicesOf(line, i18n.language);
  const names = allergens.map((allergen) => t(`allergen.${allergen}`));
  return (
    <li className={cx(out && styles.gone)}>
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
      <SoldOut {...props} part={line} />
      {addons.map((addon) => (
        <SoldOut key={addon.id} {...props} part={addon} name={addon.title} />
      ))}
    </li>
  );
}

/** What is cooked, how much of it first, and what the customer asks of the kitchen. */
export function TicketLines(props: LinesProps) {
  const { t: say } = useTranslation('kitchen');
  const { ticket } = props;
  return (
    <>
      <ul className={styles.lines}>
        {ticket.lines.map((line) => (
          <Line key={line.id} {...props} line={line} />
        ))}
      </ul>
      {ORDER_TEXTS.map(
        (text) =>
          ticket[text] && (
            <p key={text} className={styles.note}>
              <ChefHat size={22} />
              <span>
                <span className="sr-only">
                  {say(ORDER_TEXT_WORDS[text].board)}:{' '}
                </span>
                <bdi>{ticket[text]}</bdi>
              </span>
            </p>
          ),
      )}
    </>
  );
}
