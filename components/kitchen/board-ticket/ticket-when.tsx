import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import { formatTime } from '@/utils/i18n/dates';
import {
  countdown,
  isDue,
  isLate,
  minutesSince,
  minutesTo,
} from '@/utils/kitchen/ticket-times';
import styles from './board-ticket.module.css';

type TicketWhenProps = Readonly<{ ticket: TicketDto; now: number }>;

interface When {
  readonly big: string;
  readonly small: string;
  readonly tone: 'calm' | 'good' | 'hot' | 'late';
}

/** From so many minutes on, somebody has waited long. */
const LONG_MINUTES = 5;

function useWhen({ now, ticket }: TicketWhenProps): When {
  const { t: say } = useTranslation('kitchen');
  const clock = (moment: string): string =>
    formatTime(moment, ticket.shop.timezone);
  const lasts = (minutes: number): string => say('board.minutes', { minutes });

  function answering(): When {
    const { answer_from: from, answer_until: until, wanted } = ticket;
    if (!isDue(ticket, now))
      return {
        big: clock(wanted?.from ?? from ?? ticket.placed_at),
        small: say('ticket.wantedFor'),
        tone: 'calm',
      };
    if (until)
      return {
        big: countdown(until, now) ?? clock(until),
        small: say('board.toAccept'),
        tone: 'hot',
      };
    const waited = minutesSince(from ?? ticket.placed_at, now);
    return { big: lasts(waited), small: say('board.waiting'), tone: 'hot' };
  }

  function cooking(): When {
    const { ready_by: by } = ticket;
    if (!by) {
      const since = minutesSince(ticket.accepted_at ?? ticket.placed_at, now);
      return { big: lasts(since), small: say('board.cooking'), tone: 'calm' };
    }
    const small = say('board.by', { time: clock(by) });
    if (!isLate(ticket, now))
      return { big: lasts(minutesTo(by, now)), small, tone: 'calm' };
    const minutes = Math.max(1, minutesSince(by, now));
    return { big: say('ticket.late', { minutes }), small, tone: 'late' };
  }

  function ready(): When {
    const { changed_at: changed, ready_at: at, type } = ticket;
    const waited = minutesSince(at ?? changed, now);
    return {
      big: lasts(waited),
      small: say(type === 'pickup' ? 'board.waiting' : 'ticket.courier'),
      tone: waited >= LONG_MINUTES ? 'hot' : 'good',
    };
  }

  switch (ticket.status) {
    case 'new':
      return answering();
    case 'accepted':
      return cooking();
    case 'ready':
      return ready();
    default: {
      const { changed_at: changed, customer, wanted } = ticket;
      const small = customer.first_name ?? say('ticket.customer');
      return { big: clock(wanted?.to ?? changed), small, tone: 'calm' };
    }
  }
}

/** How long there is, or has been: the first thing that is read of a ticket after its number. */
export function TicketWhen(props: TicketWhenProps) {
  const { big, small, tone } = useWhen(props);
  return (
    <span className={cx(styles.when, styles[tone])}>
      <b>{big}</b> <bdi>{small}</bdi>
    </span>
  );
}
