import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { Button } from '@/components/ui/button/button';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useNoticeChoices } from '@/hooks/account/use-notice-choices';
import { FORMS } from '@/utils/constants/forms';
import { MAIL_NOTICE_TYPES } from '@/utils/constants/notifications';
import { PushChoice } from './push-choice';
import styles from './settings.module.css';

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
export function NoticeChoices() {
  const { t } = useTranslation();
  const posted = usePostedForm();
  const { choices, choose, failed, isFailed, retry } = useNoticeChoices();
  if (isFailed)
    return (
      <div role="alert" className={styles.visitor}>
        <p>{t('settings.notifications.failed')}</p>
        <Button size="s" variant="secondary" onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  if (!choices)
    return (
      <>
        <LoadingStatus />
        <LinesSkeleton count={4} />
      </>
    );
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
