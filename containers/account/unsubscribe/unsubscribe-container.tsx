import { MailCheck, MailX } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { Button, LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Panel } from '@/components/ui/panel/panel';
import { useUnsubscribe } from '@/hooks/account/use-unsubscribe';
import { routes } from '@/utils/shell/routes';
import styles from './unsubscribe.module.css';

const icon = { size: 28 } as const;

const WORDS = {
  ask: {
    news: 'unsubscribe.ask.news',
    discounts: 'unsubscribe.ask.discounts',
    order_statuses: 'unsubscribe.ask.orders',
  },
  done: {
    news: 'unsubscribe.done.news',
    discounts: 'unsubscribe.done.discounts',
    order_statuses: 'unsubscribe.done.orders',
  },
} as const;

/** The key of the link is nobody's: the account is gone, or the address was cut off. */
function LinkGone() {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      picture="notFound"
      size="l"
      headingLevel={1}
      title={t('unsubscribe.gone.title')}
      text={t('unsubscribe.gone.text')}
      action={
        <LinkButton href={routes.settings('notifications')}>
          {t('unsubscribe.settings')}
        </LinkButton>
      }
    />
  );
}

/** /unsubscribe: one press ends a kind of mail, another takes it back; nobody has to be signed in. */
export function UnsubscribeContainer() {
  const { t } = useTranslation('account');
  const { failure, formProps, hidden, isBusy, isGone, type, wanted } =
    useUnsubscribe();
  if (isGone) return <LinkGone />;
  const isOff = wanted === false;
  const Icon = wanted === true ? MailCheck : MailX;
  function title(): string {
    if (wanted === true) return t('unsubscribe.undone');
    return t(WORDS[isOff ? 'done' : 'ask'][type]);
  }
  return (
    <div className={styles.page}>
      <Panel className={styles.card}>
        <span className={styles.mark}>
          <Icon {...icon} />
        </span>
        <div role="status" className={styles.words}>
          <h1 className={styles.title}>{title()}</h1>
          <p className="soft">
            {t(isOff ? 'unsubscribe.done.text' : 'unsubscribe.text')}
          </p>
        </div>
        {failure.message && <FormAlert>{failure.message}</FormAlert>}
        <Form {...formProps} hidden={hidden} className={styles.form}>
          <Button
            type="submit"
            size="l"
            block
            variant={isOff ? 'secondary' : 'primary'}
            loading={isBusy}
          >
            {t(isOff ? 'unsubscribe.undo' : 'unsubscribe.action')}
          </Button>
        </Form>
        <Link
          href={routes.settings('notifications')}
          prefetch={false}
          className={styles.link}
        >
          {t('unsubscribe.settings')}
        </Link>
      </Panel>
    </div>
  );
}
