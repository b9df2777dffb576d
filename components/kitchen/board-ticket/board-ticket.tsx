import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import type { TicketView } from '@/utils/kitchen/board-columns';
import type { PressAct } from '@/utils/kitchen/presses';
import { isLate, offersAt } from '@/utils/kitchen/ticket-times';
import {
  allergenNames,
  orderName,
  partsLeft,
} from '@/utils/kitchen/ticket-text';
import { TicketFacts, TicketPeople } from './ticket-facts';
import { TicketLines } from './ticket-lines';
import { TicketWhen } from './ticket-when';
import styles from './board-ticket.module.css';
import { Button } from '@/components/ui/button/button';
import { LATER_MINUTES } from '@/utils/constants/kitchen';
import { formatTime } from '@/utils/i18n/dates';

type ActsProps = Pick<
  BoardTicketProps,
  'now' | 'onAct' | 'onAsk' | 'ticket' | 'view'
>;

/** The four times to answer with, each with its clock time or how late it would be. */
function Offers({ now, onAct, ticket }: ActsProps) {
  const { t: say } = useTranslation('kitchen');
  const { scheduled, shop, wanted } = ticket;
  const clock = (moment: number): string =>
    formatTime(new Date(moment), shop.timezone);
  return (
    <div role="group" aria-label={say('ticket.acceptTitle')}>
      <div className={styles.offers}>
        {offersAt(ticket, now).map(({ at, fits, lateMinutes, minutes }) => (
          <button
            key={minutes}
            type="button"
            className={cx(
              styles.offer,
              fits && lateMinutes === 0 && styles.fits,
              lateMinutes > 0 && styles.tooLate,
            )}
            onClick={() => onAct({ kind: 'accept', minutes })}
          >
            <span className="sr-only">
              {say('board.acceptIn', { minutes })}
            </span>
            <b aria-hidden="true">{minutes}</b>{' '}
            <small>
              {lateMinutes > 0
                ? say('board.late', { minutes: lateMinutes })
                : clock(at)}
            </small>
          </button>
        ))}
      </div>
      {scheduled && wanted && (
        <Button
          block
          variant="primary"
          className={styles.big}
          onClick={() => onAct({ kind: 'accept', minutes: null })}
        >
          {say('ticket.acceptFor', { time: clock(Date.parse(wanted.from)) })}
        </Button>
      )}
    </div>
  );
}

function Questions({ onAsk, ticket }: ActsProps) {
  const { t: say } = useTranslation('kitchen');
  return (
    <div className={styles.pair}>
      {partsLeft(ticket).length > 0 && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => onAsk('sold_out')}
        >
          {say('board.soldOut')}
        </Button>
      )}
      {ticket.status === 'new' && (
        <Button
          variant="secondary"
          className={styles.no}
          aria-haspopup="dialog"
          onClick={() => onAsk('refuse')}
        >
          {say('ticket.refuse')}
        </Button>
      )}
    </div>
  );
}

/** What can be done with an order now; nothing on its way. */
function TicketActs(props: ActsProps) {
  const { now, onAct, ticket, view } = props;
  const { t: say } = useTranslation('kitchen');
  const late = isLate(ticket, now);
  switch (ticket.status) {
    case 'new':
      return (
        <>
          <Offers {...props} />
          <Questions {...props} />
        </>
      );
    case 'accepted':
      return (
        <>
          {(late || view === 'whole') && (
            <Button
              block
              variant="secondary"
              className={styles.later}
              onClick={() => onAct({ kind: 'later' })}
            >
              {say('ticket.later', { minutes: LATER_MINUTES })}
            </Button>
          )}
          {view === 'whole' && <Questions {...props} />}
          <Button
            block
            variant={late ? 'primary' : 'line'}
            className={styles.big}
            icon={<Check size={26} strokeWidth={2.5} />}
            onClick={() => onAct({ kind: 'ready' })}
          >
            {say('board.markReady')}
          </Button>
        </>
      );
    case 'ready':
      return (
        <Button
          block
          variant="dark"
          className={styles.big}
          onClick={() => onAct({ kind: 'hand_over' })}
        >
          {say('board.handedOver')}
        </Button>
      );
    default:
      return null;
  }
}

export type BoardTicketProps = Readonly<{
  ticket: TicketDto;
  view: TicketView;
  /** The board's clock, in milliseconds. */
  now: number;
  /** It is one that rings. */
  isRinging: boolean;
  /** What was pressed on it has not reached the server: it is on its way, or waits for a network. */
  pending: 'sending' | 'waiting' | null;
  /** Lines and add-ons whose "sold out" can be taken back. */
  undoable: readonly number[];
  onUndo: (partId: number) => void;
  /** All of it is shown, or as much as before. */
  onToggle: () => void;
  onAct: (act: PressAct) => void;
  /** Opens the dialog that asks why or what. */
  onAsk: (question: 'refuse' | 'sold_out') => void;
}>;

/** A note of this order speaks of an allergy; the red box says what its dishes are declared to contain. */
function Allergy({ ticket }: Pick<BoardTicketProps, 'ticket'>) {
  const { t: say } = useTranslation('kitchen');
  const { t } = useTranslation();
  const allergens = allergenNames(ticket, t);
  return (
    <p className={styles.alarm}>
      <TriangleAlert size={22} strokeWidth={2.2} />
      <span>
        {say('ticket.allergy')}
        {allergens && <small>{say('ticket.contains', { allergens })}</small>}
      </span>
    </p>
  );
}

/** One order on the board: its number first, what has to happen with it last. */
export function BoardTicket(props: BoardTicketProps) {
  const { isRinging, now, onToggle, pending, ticket, view } = props;
  const { t: say } = useTranslation('kitchen');
  const number = orderName(ticket);
  const isRow = view === 'row';
  const isWhole = view === 'whole';
  const hasLines =
    isWhole || ticket.status === 'new' || ticket.status === 'accepted';
  return (
    <article
      className={cx(
        styles.ticket,
        isRow && styles.row,
        isRinging && styles.ringing,
        isLate(ticket, now) && styles.late,
        pending && styles.pending,
      )}
      data-order={ticket.id}
      aria-label={say('ticket.order', { number })}
      aria-busy={pending === 'sending' || undefined}
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={isWhole}
        onClick={onToggle}
      >
        <span className={styles.number}>
          <span className="sr-only">{say('ticket.number')} </span>
          {number}
        </span>
        {isRow && <TicketFacts ticket={ticket} isRow />}
        <TicketWhen ticket={ticket} now={now} />
      </button>
      {pending === 'waiting' && (
        <p className={styles.unsent}>
          <CloudOff size={20} strokeWidth={2} />
          {say('board.notSent')}
        </p>
      )}
      {!isRow && (
        <>
          {(isWhole || ticket.status !== 'accepted') && (
            <TicketFacts ticket={ticket} isRow={false} />
          )}
          {ticket.allergy_noted && <Allergy ticket={ticket} />}
          {hasLines && <TicketLines {...props} isWhole={isWhole} />}
          {isWhole && <TicketPeople ticket={ticket} />}
          <TicketActs {...props} />
        </>
      )}
    </article>
  );
}
