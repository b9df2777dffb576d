import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { usePostedForm } from '@/contexts/posted-form-context';
import { type EndedSession, useSessions } from '@/hooks/account/use-sessions';
import { useReturnFocus } from '@/hooks/form/use-return-focus';
import { FORMS } from '@/utils/constants/forms';
import { notify } from '@/utils/shell/notices';
import { EndSessionForm } from './end-session-form';
import { SessionRow } from './session-row';
import styles from './sessions.module.css';

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
  const { t } = useTranslation();
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
          <Button size="s" variant="secondary" onClick={retry}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      {!sessions && !isFailed && (
        <>
          <LoadingStatus />
          <LinesSkeleton count={2} />
        </>
      )}
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
