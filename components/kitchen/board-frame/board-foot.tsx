import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { BoardDto, BoardPauseDto } from '@/server/contracts/kitchen/board';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { PAUSE_MINUTES } from '@/utils/constants/kitchen';
import { formatTime } from '@/utils/i18n/dates';
import styles from './board-frame.module.css';

type BoardFootProps = Readonly<{
  board: BoardDto;
  /** A change is on its way. */
  isBusy: boolean;
  onPause: (pause: BoardPauseDto) => void;
  onBack: (stockId: number) => void;
  onAdd: () => void;
}>;

/** Pauses the shop, or says until when it is paused and ends that. */
function PausePart({
  board,
  isBusy,
  onPause,
}: Pick<BoardFootProps, 'board' | 'isBusy' | 'onPause'>) {
  const { t: say } = useTranslation('kitchen');
  const { pause, shop } = board;
  if (pause) {
    const time = formatTime(pause.until, shop.timezone);
    return (
      <>
        <p className={styles.label} data-paused role="status">
          {say(
            pause.reason === 'busy' ? 'board.pausedUntil' : 'board.closedUntil',
            {
              time,
            },
          )}
        </p>
        <Button
          variant="dark"
          aria-disabled={isBusy}
          onClick={() => onPause({ minutes: null })}
        >
          {say('board.endPause')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={styles.label} id="pause">
        {say('board.pause')}
        <small>{say('board.pauseText', { brand: BRAND_NAME })}</small>
      </p>
      {PAUSE_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          variant="secondary"
          aria-describedby="pause"
          aria-disabled={isBusy}
          onClick={() => onPause({ minutes })}
        >
          {say('board.minutes', { minutes })}
        </Button>
      ))}
      <Button
        variant="secondary"
        aria-describedby="pause"
        aria-disabled={isBusy}
        onClick={() => onPause({ minutes: null, today: true })}
      >
        {say('board.today')}
      </Button>
    </>
  );
}

/** What the whole shop can do: pause, and say what is sold out until its next day. It never leaves the screen. */
export function BoardFoot(props: BoardFootProps) {
  const { board, isBusy, onAdd, onBack } = props;
  const { t: say } = useTranslation('kitchen');
  return (
    <footer className={styles.foot}>
      <PausePart {...props} />
      <span className={styles.rule} />
      <p className={styles.label} id="sold-out">
        {say('ticket.reason.sold_out')}
        <small>{say('board.today')}</small>
      </p>
      <ul className={styles.chips} aria-labelledby="sold-out">
        {board.sold_out.map(({ options, stock_id: id, title }) => {
          const name = [title, ...options].join(', ');
          return (
            <li key={id} className={styles.chip}>
              <bdi>{name}</bdi>
              <IconButton
                variant="plain"
                label={say('board.backOnMenu', { name })}
                icon={<X size={24} strokeWidth={1.75} aria-hidden="true" />}
                aria-disabled={isBusy}
                onClick={() => onBack(id)}
              />
            </li>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        icon={<Plus size={24} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={onAdd}
      >
        {say('board.add')}
      </Button>
    </footer>
  );
}
