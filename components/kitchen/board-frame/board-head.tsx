import { Bell, Volume2 } from 'lucide-react';
import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Picture } from '@/components/ui/picture/picture';
import { Spinner } from '@/components/ui/spinner/spinner';
import type { BoardDto } from '@/server/contracts/kitchen/board';
import { formatTime, formatTimeRange } from '@/utils/i18n/dates';
import styles from './board-frame.module.css';

const LOGO = 48;

type BoardHeadProps = Readonly<{
  board: BoardDto;
  now: number;
  isLive: boolean;
  /** Since when there is no connection, in milliseconds; null: there is one. */
  goneAt: number | null;
  /** The sound needs a press. */
  isMute: boolean;
  onSound: () => void;
  /** Opens what is set on this device. */
  onSettings: () => void;
}>;

function Connection({ isLive }: Readonly<{ isLive: boolean }>) {
  const { t: say } = useTranslation('kitchen');
  return (
    <p role="status" className={cx(styles.connection, !isLive && styles.gone)}>
      {isLive ? <i aria-hidden="true" /> : <Spinner size="s" />}
      {say(isLive ? 'board.live' : 'board.reconnecting')}
    </p>
  );
}

/** What there is to know of the day, or, without a connection, of what happens meanwhile. */
function HeadFacts({
  board,
  goneAt,
}: Pick<BoardHeadProps, 'board' | 'goneAt'>) {
  const { t: say } = useTranslation('kitchen');
  const { house_phone: phone, shop, usual_minutes: minutes } = board;
  if (goneAt !== null)
    return (
      <p className={cx(styles.about, styles.warning)} role="status">
        <b>
          {say('board.offlineSince', {
            time: formatTime(new Date(goneAt), shop.timezone),
          })}
        </b>
        {phone && (
          <span>
            {say('ticket.call')}{' '}
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </span>
        )}
      </p>
    );
  return (
    <p className={styles.about}>
      <span>{say('board.ordersToday', { number: board.orders_today })}</span>
      {minutes !== null && <span>{say('board.usualTime', { minutes })}</span>}
    </p>
  );
}

function Hours({ board }: Pick<BoardHeadProps, 'board'>) {
  const { t: say } = useTranslation('kitchen');
  const { opening, shop } = board;
  if (!opening) return <p>{say('board.closedToday')}</p>;
  const { from, to } = opening;
  const zone = shop.timezone;
  const isAllDay = formatTime(from, zone) === formatTime(to, zone);
  const hours = formatTimeRange(from, to, zone);
  return (
    <p>{isAllDay ? say('board.allDay') : say('board.opening', { hours })}</p>
  );
}

/** The shop, whether its board is live, the day in two numbers, and the clock. */
export function BoardHead(props: BoardHeadProps) {
  const { board, isLive, isMute, now, onSettings, onSound } = props;
  const { t: say } = useTranslation('kitchen');
  const { branch, shop } = board;
  return (
    <header className={styles.head}>
      {shop.logo_img && (
        <Picture
          src={shop.logo_img}
          width={LOGO}
          height={LOGO}
          priority
          className={styles.logo}
        />
      )}
      <div className={styles.shop}>
        <h1>
          <bdi>{branch ? `${shop.title}, ${branch.title}` : shop.title}</bdi>
        </h1>
        <Hours board={board} />
      </div>
      <Connection isLive={isLive} />
      {isMute && (
        <Button
          size="s"
          className={styles.sound}
          icon={<Volume2 size={20} strokeWidth={2} />}
          onClick={onSound}
        >
          {say('board.soundOn')}
        </Button>
      )}
      <HeadFacts {...props} />
      <time className={styles.clock} dateTime={new Date(now).toISOString()}>
        {formatTime(new Date(now), shop.timezone)}
      </time>
      <IconButton
        variant="round"
        label={say('board.push')}
        icon={<Bell size={22} />}
        aria-haspopup="dialog"
        onClick={onSettings}
      />
    </header>
  );
}
