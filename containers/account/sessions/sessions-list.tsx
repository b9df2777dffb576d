import { Laptop, Smartphone } from 'lucide-react';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ActionRow } from '@/components/account/action-row/action-row';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { Badge } from '@/components/ui/badge/badge';
import { Button, RetryButton } from '@/components/ui/button/button';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { usePostedForm } from '@/contexts/posted-form-context';
import { type EndedSession, useSessions } from '@/hooks/account/use-sessions';
import { useReturnFocus } from '@/hooks/form/use-return-focus';
import { useMoment } from '@/hooks/i18n/use-moment';
import type { SignedInDto } from '@/server/contracts/account/session';
import {
  BACK_ACTION,
  CONFIRM_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
} from '@/utils/constants/forms';
import { notify } from '@/utils/shell/notices';
import styles from './sessions.module.css';

type EndSessionProps = Readonly<{
  which: EndedSession;
  label: string;
  /** What it is called, where several buttons have one label. */
  name?: string;
  question: string;
  /** Which one is asked about. */
  asked: EndedSession | null;
  isPending: boolean;
  /** The button that asks: it has the focus again when the question is gone. */
  opener: RefObject<HTMLButtonElement | null>;
  onAsk: (which: EndedSession | null) => void;
  onEnd: (which: EndedSession) => void;
}>;

const actionOf = ({ nativeEvent }: SubmitEvent<HTMLFormElement>): string => {
  const { submitter } = nativeEvent as globalThis.SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
};

/** Ends a session after a question: it cannot be taken back. Without script the page itself asks. */
function EndSessionForm(props: EndSessionProps) {
  const {
    asked,
    isPending,
    label,
    name,
    onAsk,
    onEnd,
    opener,
    question,
    which,
  } = props;
  const { t } = useTranslation('account');
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const action = actionOf(event);
    if (action === CONFIRM_ACTION) onEnd(which);
    else onAsk(action === BACK_ACTION ? null : which);
  }
  return (
    <Form
      name={FORMS.endSession}
      hidden={{ id: String(which) }}
      onSubmit={handleSubmit}
      className={asked === which ? styles.asking : styles.form}
    >
      {asked === which ? (
        <>
          <p className={styles.question}>{question}</p>
          <Button
            type="submit"
            name={FORM_ACTION_FIELD}
            value={CONFIRM_ACTION}
            size="s"
            loading={isPending}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
            autoFocus
          >
            {label}
          </Button>
          <Button
            type="submit"
            name={FORM_ACTION_FIELD}
            value={BACK_ACTION}
            size="s"
            variant="line"
          >
            {t('common.cancel')}
          </Button>
        </>
      ) : (
        <Button
          ref={opener}
          type="submit"
          size="s"
          variant={which === 'others' ? 'line' : 'ghost'}
          className={which === 'others' ? undefined : styles.end}
          aria-label={name && `${label}: ${name}`}
        >
          {label}
        </Button>
      )}
    </Form>
  );
}

type SessionRowProps = Readonly<{ session: SignedInDto }> &
  Omit<EndSessionProps, 'label' | 'opener' | 'question' | 'which'>;

/** One device: what it is, when it was used last, when and from where it was logged in, and its end. */
function SessionRow({ session, ...end }: SessionRowProps) {
  const { t } = useTranslation('account');
  const moment = useMoment();
  const { address, created_at: since, current, device, id } = session;
  const names = [device.browser, device.system].filter(Boolean);
  const name = names.join(' · ') || t('sessions.unknown');
  const Icon = device.handheld ? Smartphone : Laptop;
  const facts = [
    current
      ? t('sessions.thisDevice')
      : t('sessions.lastUsed', { when: moment(session.last_used_at) }),
    t('sessions.since', { when: moment(since) }),
    address && `\u2066${address}\u2069`,
  ].filter(Boolean);
  const isAsked = end.asked === id;
  const opener = useReturnFocus<HTMLButtonElement>(isAsked);
  const form = (
    <EndSessionForm
      {...end}
      which={id}
      opener={opener}
      label={t('sessions.end')}
      name={name}
      question={t('sessions.ask', { device: name })}
    />
  );
  return (
    <ActionRow
      icon={<Icon size={20} />}
      title={<bdi>{name}</bdi>}
      note={facts.join(' · ')}
      action={
        current ? (
          <Badge tone="success">{t('sessions.now')}</Badge>
        ) : (
          !isAsked && form
        )
      }
    >
      {isAsked && form}
    </ActionRow>
  );
}

/** What the page was asked about without script. */
function usePostedQuestion() {
  const posted = usePostedForm();
  if (posted?.form !== FORMS.endSession) return { which: null, message: '' };
  const { id = '' } = posted.values;
  const which: EndedSession = id === 'others' ? 'others' : Number(id);
  return { which, message: posted.message };
}

/** Where the customer is signed in, each device with its end; inside the section on security of /profile. */
export function SessionsList() {
  const { t } = useTranslation('account');
  const posted = usePostedQuestion();
  const { end, isFailed, retry, sessions } = useSessions();
  const [asked, setAsked] = useState<EndedSession | null>(posted.which);
  const opener = useReturnFocus<HTMLButtonElement>(asked === 'others');
  const [isTold, setTold] = useState(posted.message !== '');
  const title = useRef<HTMLHeadingElement>(null);

  function handleEnd(which: EndedSession): void {
    setTold(false);
    end.mutate(which, {
      onSuccess: () => {
        // the row and its focus go
        title.current?.focus();
        notify({ type: 'success', title: t('sessions.ended') });
      },
      onError: () => setTold(true),
      onSettled: () => setAsked(null),
    });
  }
  const ways = {
    asked,
    isPending: end.isPending,
    onAsk: setAsked,
    onEnd: handleEnd,
  };
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;
  return (
    <section className={styles.box} aria-labelledby="sessions-title">
      <h3
        ref={title}
        id="sessions-title"
        tabIndex={-1}
        className={styles.title}
      >
        {t('sessions.title')}
      </h3>
      {isTold && (
        <div className={styles.alert}>
          <FormAlert>{posted.message || t('sessions.failed')}</FormAlert>
        </div>
      )}
      {isFailed && (
        <div role="alert" className={styles.failed}>
          <p>{t('sessions.loadFailed')}</p>
          <RetryButton size="s" variant="secondary" onClick={retry} />
        </div>
      )}
      {!sessions && !isFailed && <LoadingLines count={2} />}
      <ul>
        {sessions?.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} {...ways} />
          </li>
        ))}
      </ul>
      {hasOthers && (
        <div className={styles.others}>
          <EndSessionForm
            {...ways}
            which="others"
            opener={opener}
            label={t('sessions.endOthers')}
            question={t('sessions.askOthers')}
          />
        </div>
      )}
    </section>
  );
}
