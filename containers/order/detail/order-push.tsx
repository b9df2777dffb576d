import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { usePush } from '@/hooks/push/use-push';
import styles from './order-push.module.css';

const icon = { size: 22 } as const;
const PROBLEMS = {
  dismissed: 'push.dismissed',
  failed: 'push.failed',
} as const;

/** The button that was pressed is gone: whoever uses a keyboard goes on from what came of it. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** "Tell me when it arrives", where this device could be told and is not; after the press what came of it stays. */
export function OrderPush({ isPickup }: Readonly<{ isPickup: boolean }>) {
  const { t } = useTranslation('account');
  const { isBusy, problem, state, turnOn } = usePush();
  const [wasPressed, setPressed] = useState(false);
  if (state === null || (state !== 'off' && !wasPressed)) return null;
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
            onClick={() => {
              setPressed(true);
              void turnOn();
            }}
          >
            {ask}
          </Button>
        )}
      </div>
    </section>
  );
}
