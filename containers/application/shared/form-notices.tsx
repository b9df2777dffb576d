import { CloudOff, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateReason } from '@/components/application/application-state/application-state';
import { DraftNote } from '@/components/application/step-fields/step-fields';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import styles from './shared.module.css';

type FormNoticesProps = Readonly<{
  application: Readonly<{ status: string; answer: string | null }> | null;
  form: Readonly<{
    conflict: object | null;
    isRestored: boolean;
    sentBack: number;
    settle: (whose: 'mine' | 'theirs') => void;
    state: 'idle' | 'saving' | 'saved' | 'kept';
  }>;
  /** What the fields are called that two have changed. */
  fields: readonly string[];
}>;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Above the step: why it was refused, what is missing, not saved or restored, and which of two changes is meant. */
export function FormNotices({ application, fields, form }: FormNoticesProps) {
  const { t } = useTranslation();
  const { conflict, isRestored, sentBack, settle, state } = form;
  return (
    <>
      {application?.status === 'rejected' && application.answer && (
        <StateReason title={t('application.rejected.reason')}>
          {application.answer}
        </StateReason>
      )}
      {sentBack > 0 && (
        <div className={styles.alert}>
          <FormAlert>
            {t('application.sentBack', { count: sentBack })}
          </FormAlert>
        </div>
      )}
      {conflict && (
        <NoticeBox
          title={t('application.conflict.title')}
          text={t('application.conflict.text', {
            fields: [...new Set(fields)].join(' · '),
          })}
        >
          <Button size="s" onClick={() => settle('mine')}>
            {t('application.conflict.mine')}
          </Button>
          <Button size="s" variant="line" onClick={() => settle('theirs')}>
            {t('application.conflict.theirs')}
          </Button>
        </NoticeBox>
      )}
      {state === 'kept' && (
        <DraftNote icon={<CloudOff {...icon} />}>
          {t('application.kept')}
        </DraftNote>
      )}
      {isRestored && state !== 'kept' && !conflict && (
        <DraftNote icon={<History {...icon} />}>
          {t('application.restored')}
        </DraftNote>
      )}
    </>
  );
}
