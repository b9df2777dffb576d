import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { Button, LinkButton, RetryButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { useNoticeChoices } from '@/hooks/account/use-notice-choices';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { usePush } from '@/hooks/push/use-push';
import { FORMS } from '@/utils/constants/forms';
import { MAIL_NOTICE_TYPES } from '@/utils/constants/notifications';
import type { PushState } from '@/utils/push/push-state';
import { routes } from '@/utils/shell/routes';
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
function PushChoice({ chosen }: Readonly<{ chosen: boolean }>) {
  const { t } = useTranslation('account');
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
          <RetryButton size="s" variant="secondary" onClick={retry} />
        </div>
      )}
    </>
  );
}

const WORDS = {
  news: { label: 'settings.notice.news', hint: 'settings.notice.news.hint' },
  discounts: {
    label: 'settings.notice.discounts',
    hint: 'settings.notice.discounts.hint',
  },
  order_statuses: {
    label: 'settings.notice.orders',
    hint: 'settings.notice.orders.hint',
  },
} as const;

/** A switch per kind of notice, push messages for this device; each is kept at once, without script by the form's button. */
function NoticeChoices() {
  const { t } = useTranslation(['account', 'form']);
  const posted = usePostedForm();
  const { choices, choose, failed, isFailed, retry } = useNoticeChoices();
  if (isFailed)
    return (
      <div role="alert" className={styles.visitor}>
        <p>{t('settings.notifications.failed')}</p>
        <RetryButton size="s" variant="secondary" onClick={retry} />
      </div>
    );
  if (!choices) return <LoadingLines count={4} />;
  const answer = posted?.form === FORMS.notifications ? posted : null;
  return (
    <Form
      name={FORMS.notifications}
      onSubmit={(event) => event.preventDefault()}
    >
      <ul className={styles.switches}>
        <li>
          <PushChoice
            chosen={choices.some(
              ({ active, type }) => type === 'push' && active,
            )}
          />
        </li>
        {MAIL_NOTICE_TYPES.map((type) => (
          <li key={type}>
            <SwitchField
              className={styles.switch}
              name={type}
              value="1"
              label={t(WORDS[type].label)}
              hint={t(WORDS[type].hint)}
              checked={choices.some((one) => one.type === type && one.active)}
              onChange={({ target }) => choose(type, target.checked)}
            />
            {failed === type && (
              <FormAlert>
                {t('settings.notice.failed', { name: t(WORDS[type].label) })}
              </FormAlert>
            )}
          </li>
        ))}
      </ul>
      {answer?.message && <FormAlert>{answer.message}</FormAlert>}
      {answer?.isDone && <p role="status">{t('settings.saved')}</p>}
      <noscript className={styles.save}>
        <Button type="submit" variant="secondary">
          {t('settings.save')}
        </Button>
      </noscript>
    </Form>
  );
}

/** Which notices reach a customer; a visitor is shown the way in. */
export function NotificationsSection() {
  const { t } = useTranslation('account');
  const { user } = useShell();
  return (
    <Panel id="notifications" title={t('settings.notifications')}>
      {user ? (
        <>
          <p className="soft t14">{t('settings.notifications.note')}</p>
          <NoticeChoices />
        </>
      ) : (
        <div className={styles.visitor}>
          <p className="soft">{t('settings.notifications.visitor')}</p>
          <LinkButton
            variant="secondary"
            href={routes.login(routes.settings())}
          >
            {t('header.login')}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}
