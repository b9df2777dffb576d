import { CloudOff, Plus, X } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { BoardDto } from '@/server/contracts/kitchen/board';
import { PAUSE_MINUTES } from '@/utils/constants/kitchen';
import { formatTime } from '@/utils/i18n/dates';
import type { PauseWork, ShopWork } from '@/utils/kitchen/presses';
import type { ShownShop } from '@/utils/kitchen/shop-presses';
import { stockName } from '@/utils/kitchen/ticket-text';
import styles from './board-frame.module.css';

type BoardFootProps = Readonly<{
  board: BoardDto;
  /** With what was pressed. */
  shop: ShownShop;
  /** What was pressed and is not answered is on its way, or waits for a network. */
  pending: 'sending' | 'waiting';
  onPress: (work: ShopWork) => void;
  onAdd: () => void;
}>;

function usePauseWords({ board, shop: { pause } }: BoardFootProps): string {
  const { t: say } = useTranslation('kitchen');
  if (!pause) return say('board.pause');
  if (pause.until === null) return say('board.pausedToday');
  const time = formatTime(pause.until, board.shop.timezone);
  return pause.reason === 'busy'
    ? say('board.pausedUntil', { time })
    : say('board.closedUntil', { time });
}

/** Pauses the shop, or says until when it is paused and ends that. */
function PausePart(props: BoardFootProps) {
  const { onPress, pending, shop } = props;
  const { t: say } = useTranslation('kitchen');
  const words = usePauseWords(props);
  const onPause = (pause: PauseWork): void => onPress({ kind: 'pause', pause });
  const isSending = shop.isPausePressed && pending === 'sending';
  const notSent = shop.isPausePressed && pending === 'waiting' && (
    <small>{say('board.notSent')}</small>
  );
  if (shop.pause)
    return (
      <>
        <p
          className={styles.label}
          id="pause"
          data-paused
          role="status"
          aria-busy={isSending}
        >
          {words}
          {notSent}
        </p>
        <Button variant="dark" onClick={() => onPause({ minutes: null })}>
          {say('board.endPause')}
        </Button>
      </>
    );
  return (
    <>
      <p className={styles.label} id="pause" aria-busy={isSending}>
        {words}
        {notSent || <small>{say('board.pauseText')}</small>}
      </p>
      {PAUSE_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          variant="secondary"
          aria-describedby="pause"
          onClick={() => onPause({ minutes })}
        >
          {say('board.minutes', { minutes })}
        </Button>
      ))}
      <Button
        variant="secondary"
        aria-describedby="pause"
        onClick={() => onPause({ minutes: null, today: true })}
      >
        {say('board.today')}
      </Button>
    </>
  );
}

/** What the whole shop can do: pause, and say what is sold out until its next day. It never leaves the screen. */
export function BoardFoot(props: BoardFootProps) {
  const { onAdd, onPress, pending, shop } = props;
  const { t: say } = useTranslation('kitchen');
  const isWaiting = shop.pressedStocks.length > 0 && pending === 'waiting';
  return (
    <footer className={styles.foot}>
      <PausePart {...props} />
      <span className={styles.rule} />
      <p className={styles.label} id="sold-out">
        {say('ticket.reason.sold_out')}
        <small>{say(isWaiting ? 'board.notSent' : 'board.today')}</small>
      </p>
      <ul className={styles.chips} aria-labelledby="sold-out">
        {shop.soldOut.map(({ isPressed, ...stock }) => {
          const name = stockName(stock);
          return (
            <li
              key={stock.stock_id}
              className={styles.chip}
              aria-busy={isPressed && pending === 'sending'}
            >
              {isPressed && isWaiting && <CloudOff size={20} strokeWidth={2} />}
              <bdi>{name}</bdi>
              <IconButton
                variant="plain"
                label={say('board.backOnMenu', { name })}
                icon={<X size={24} />}
                onClick={() => onPress({ kind: 'stock', stock, isOut: false })}
              />
            </li>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        icon={<Plus size={24} />}
        aria-haspopup="dialog"
        onClick={onAdd}
      >
        {say('board.add')}
      </Button>
    </footer>
  );
}
