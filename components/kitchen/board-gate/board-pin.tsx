import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import type { BoardPinStateDto } from '@/server/contracts/kitchen/board';
import styles from './board-gate.module.css';

const PIN_MIN = 4;
const PIN_MAX = 8;

type BoardPinProps = Readonly<{
  state: BoardPinStateDto;
  isBusy: boolean;
  /** The last try was not answered. */
  isFailed: boolean;
  onPin: (pin: string) => void;
}>;

/** Asks for the PIN of a board's link; after too many wrong ones it says who makes a new link. */
export function BoardPin({ isBusy, isFailed, onPin, state }: BoardPinProps) {
  const { t: say } = useTranslation('kitchen');
  const [pin, setPin] = useState('');
  const isEnded = state.pin === 'ended';
  const wrong =
    state.pin === 'wrong'
      ? say('board.pinWrong', { number: state.tries_left })
      : null;
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy || pin.length < PIN_MIN) return;
    onPin(pin);
    setPin('');
  }
  return (
    <main className={styles.gate}>
      <h1>{say('board.pinTitle')}</h1>
      {isEnded ? (
        <p role="alert">{say('board.pinEnded')}</p>
      ) : (
        <form onSubmit={handleSubmit} noValidate>
          <TextField
            label={say('board.pin')}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_MAX}
            ltr
            error={isFailed ? say('ticket.said.failed') : wrong}
            value={pin}
            onChange={({ target }) => setPin(target.value.replace(/\D/g, ''))}
          />
          <Button type="submit" size="l" block loading={isBusy}>
            {say('board.pinOpen')}
          </Button>
        </form>
      )}
    </main>
  );
}
