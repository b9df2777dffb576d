import { Check } from 'lucide-react';
import { clsx as cx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LATER_MINUTES } from '@/utils/constants/kitchen';
import { formatTime } from '@/utils/i18n/dates';
import { partsLeft } from '@/utils/kitchen/ticket-text';
import { isLate, offersAt } from '@/utils/kitchen/ticket-times';
import type { BoardTicketProps } from './board-ticket';
import styles from './board-ticket.module.css';

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
export function TicketActs(props: ActsProps) {
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
            icon={<Check size={26} strokeWidth={2.5} aria-hidden="true" />}
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
