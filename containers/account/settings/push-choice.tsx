import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { Button } from '@/components/ui/button/button';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { usePush } from '@/hooks/push/use-push';
import type { PushState } from '@/utils/push/push-state';
import styles from './settings.module.css';

const HINTS = {
  blocked: 'push.blocked',
  install: 'push.install',
  unsupported: 'push.unsupported',
  off: 'settings.notice.push.hint',
  on: 'settings.notice.push.hint',
} as const satisfies Record<PushState, string>;

const PROBLEMS = {
  dismissed: 'push.dismissed',
  failed: 'push.failed',
} as const;

/**
 * Push messages on this device: on only if they reach it, and neither until that is known. Without script it is the
 * account's own choice; where the device cannot have them, the words say why.
 */
export function PushChoice({ chosen }: Readonly<{ chosen: boolean }>) {
  const { t } = useTranslation();
  const push = usePush();
  const { isBusy, isFailed, problem, retry, state, turnOff, turnOn } = push;
  const hydrated = useHydrated();
  const [wasPressed, setPressed] = useState(false);
  const isFixed = state !== null && state !== 'off' && state !== 'on';
  return (
    <>
      <SwitchField
        className={styles.switch}
        name="push"
        value="1"
        label={t('settings.notice.push')}
        hint={t(HINTS[state ?? 'off'])}
        checked={state === null ? chosen && !hydrated : state === 'on'}
        unknown={state === null && !isFailed}
        disabled={isFixed}
        aria-busy={isBusy || (state === null && !isFailed) || undefined}
        onChange={({ target }) => {
          if (state === null) return;
          setPressed(true);
          void (target.checked ? turnOn() : turnOff());
        }}
      />
      {/* the hint below the switch changes in silence */}
      <span role="status" className="sr-only">
        {wasPressed && isFixed ? t(HINTS[state]) : ''}
      </span>
      {problem && <FormAlert>{t(PROBLEMS[problem])}</FormAlert>}
      {isFailed && (
        <div role="alert" className={styles.visitor}>
          <p>{t('push.unknown')}</p>
          <Button size="s" variant="secondary" onClick={retry}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}
