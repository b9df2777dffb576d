import '@/styles/families/application';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ApplicationState } from '@/components/application/application-state/application-state';
import { Panel } from '@/components/ui/panel/panel';
import { useSentSteps } from '@/containers/application/shared/application-form';
import { ApplicationHelp } from '@/containers/application/shared/application-landing';
import {
  type Prepare,
  SentState,
  useStepRows,
} from '@/containers/application/shared/application-state';
import type { ApplicationDto } from '@/server/contracts/application/application';
import type { KindTypes } from '@/utils/application/kind';
import type { PlainFacts, PlainSpec } from '@/utils/application/plain-kind';
import { plainNotes, PlainSummary } from './plain-summary';
import styles from '@/containers/application/shared/shared.module.css';

type PlainStateProps<K extends KindTypes> = Readonly<{
  spec: PlainSpec<K>;
  application: ApplicationDto<K['data']>;
  /** What can be prepared meanwhile. */
  prepare?: Prepare;
  aside?: ReactNode;
  /** What happens once it is approved; absent: the kind's own words. */
  next?: ReactNode;
}>;

/** What has become of the application: under review, or approved. A refused one is mended in its form. */
export function PlainState<K extends KindTypes & { facts: PlainFacts }>(
  props: PlainStateProps<K>,
) {
  const { application, spec } = props;
  const { words } = spec;
  const { t } = useTranslation('application');
  const {
    aside = <ApplicationHelp subject={t(words.header)} />,
    next = <p>{t(words.next)}</p>,
    prepare = null,
  } = props;
  const draft = spec.toDraft(application.data, {
    person: undefined,
    now: new Date(),
  });
  const phone = spec.toPhone(application.data);
  const steps = useSentSteps<K>(
    { notes: plainNotes(spec), spec },
    draft,
    phone,
  );
  return (
    <SentState<K>
      application={application}
      spec={spec}
      steps={steps}
      rows={useStepRows<K>(steps, spec)}
      summary={<PlainSummary draft={draft} phone={phone} spec={spec} />}
      prepare={prepare}
      aside={aside}
      approved={
        <>
          <ApplicationState
            badge={{ tone: 'success', text: t('application.approved') }}
            title={t(words.approved)}
            text={application.answer}
          />
          <Panel title={t('seller.approved.next')} className={styles.next}>
            {next}
          </Panel>
        </>
      }
    />
  );
}
