import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import type { PushProblem, PushState } from '@/utils/push/push-state';
import styles from './push-card.module.css';

type PushCardProps = Readonly<{
  /** Of an order that the customer fetches. */
  isPickup: boolean;
  state: PushState;
  problem: PushProblem;
  isBusy: boolean;
  onPress: () => void;
}>;

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;
const PROBLEMS = {
  dismissed: 'push.dismissed',
  failed: 'push.failed',
} as const;

/** The button that was pressed is gone: whoever uses a keyboard goes on from what came of it. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The offer to be told of an order on this device; after the press, what came of it. */
export function PushCard(props: PushCardProps) {
  const { isBusy, isPickup, onPress, problem, state } = props;
  const { t } = useTranslation();
  const ask = t(isPickup ? 'push.ask.pickup' : 'push.ask');
  if (state === 'on')
    return (
      <p role="status" tabIndex={-1} ref={takeFocus} className={styles.card}>
        <span className={styles.mark} data-on>
          <BellRing {...icon} />
        </span>
        <span className={styles.words}>{t('push.on')}</span>
      </p>
    );
  return (
    <section className={styles.card} aria-label={ask}>
      <span className={styles.mark}>
        <Bell {...icon} />
      </span>
      <div className={styles.words}>
        <p>{t('push.ask.text')}</p>
        {state === 'blocked' && (
          <div tabIndex={-1} ref={takeFocus}>
            <FormAlert>{t('push.blocked')}</FormAlert>
          </div>
        )}
        {problem && <FormAlert>{t(PROBLEMS[problem])}</FormAlert>}
        {state !== 'blocked' && (
          <Button
            size="s"
            variant="secondary"
            loading={isBusy}
            onClick={onPress}
          >
            {ask}
          </Button>
        )}
      </div>
    </section>
  );
}
