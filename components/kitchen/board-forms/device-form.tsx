import { useTranslation } from 'react-i18next';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { Button } from '@/components/ui/button/button';
import type { PushProblem, PushState } from '@/utils/push/push-state';
import styles from './board-forms.module.css';

type DeviceFormProps = Readonly<{
  /** Null: it is looked up. */
  state: PushState | null;
  problem: PushProblem;
  isBusy: boolean;
  /** A message to try it with is on its way. */
  isRung: boolean;
  onChange: (isOn: boolean) => void;
  onRing: () => void;
}>;

const WHY = {
  blocked: 'board.push.blocked',
  install: 'board.push.install',
  unsupported: 'board.push.unsupported',
} as const;

/** Whether this device rings while the board is closed, and whether that was ever heard. */
export function DeviceForm(props: DeviceFormProps) {
  const { isBusy, isRung, onChange, onRing, problem, state } = props;
  const { t: say } = useTranslation('kitchen');
  const why =
    state === 'on' || state === 'off' || state === null ? null : WHY[state];
  return (
    <div className={styles.form}>
      <SwitchField
        label={say('board.push')}
        hint={why ? say(why) : say('board.pushText')}
        unknown={state === null}
        checked={state === 'on'}
        disabled={state === null || why !== null}
        aria-busy={isBusy || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {problem && (
        <p role="alert" className={styles.wrong}>
          {say('ticket.said.failed')}
        </p>
      )}
      {state === 'on' && (
        <>
          <Button variant="secondary" block loading={isBusy} onClick={onRing}>
            {say('board.pushTest')}
          </Button>
          <p role="status">{isRung && say('board.pushRung')}</p>
        </>
      )}
    </div>
  );
}
