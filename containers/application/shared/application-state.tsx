import '@/styles/families/application';
import type { ParseKeys } from 'i18next';
import {
  BookOpenText,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  CircleDashed,
  Hourglass,
} from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  ApplicationState,
  StateRows,
} from '@/components/application/application-state/application-state';
import {
  type ApplicationStep,
  StepFrame,
  StepList,
} from '@/components/application/step-frame/step-frame';
import { Badge } from '@/components/ui/badge/badge';
import { buttonClass, LinkButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { useMoment } from '@/hooks/i18n/use-moment';
import { useSettings } from '@/hooks/shell/use-settings';
import type { ApplicationDto } from '@/server/contracts/application/application';
import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';
import { mailAddress } from '@/utils/order/mail-address';
import { contentRoutes } from '@/utils/shell/content-routes';
import { routes } from '@/utils/shell/routes';
import styles from './shared.module.css';

const icon = { size: 22 } as const;

/** How documents are sent after the application; nothing where the house has no mail address. `subject`: the mail's. */
export function PapersWay({ subject }: Readonly<{ subject: string }>) {
  const { t } = useTranslation('form');
  const { email } = useSettings();
  return email ? (
    <a href={mailAddress(email, subject)} className={styles.write}>
      {t('order.help.mail')}
    </a>
  ) : null;
}

/** A part of what was sent. */
export type SentRow = Readonly<{
  key: string;
  title: string;
  note?: ReactNode;
  /** Documents that were asked for and not sent. */
  lacks?: boolean;
}>;

/** What was sent, a row for each part; a part without documents is not called received. */
function SentRows({ rows }: Readonly<{ rows: readonly SentRow[] }>) {
  const { t } = useTranslation('application');
  return (
    <StateRows
      rows={rows.map(({ lacks = false, ...row }) => ({
        ...row,
        icon: lacks ? (
          <CircleDashed {...icon} />
        ) : (
          <CircleCheck {...icon} className={styles.done} />
        ),
        end: (
          <Badge tone={lacks ? 'soft' : 'success'}>
            {t(lacks ? 'seller.documents.none' : 'application.received')}
          </Badge>
        ),
      }))}
    />
  );
}

/** Buttons below what was sent: all of it, which folds out under its button without script, too, and the home page. */
function SentWays({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation('application');
  return (
    <>
      <details className={styles.all}>
        <summary className={buttonClass({ size: 'l' }, false)}>
          <span className={styles.way}>
            {t('application.show')}
            <ChevronDown size={20} />
          </span>
        </summary>
        {children}
      </details>
      <LinkButton href={routes.home()} variant="line" size="l">
        {t('common.home')}
      </LinkButton>
    </>
  );
}

export type Prepare = Readonly<{
  icon: ReactNode;
  title: ParseKeys;
  text: ParseKeys;
}>;

type AfterSendingProps = Readonly<{
  words: ApplicationSpec<KindTypes>['words'];
  /** What can be prepared meanwhile. */
  prepare: Prepare | null;
}>;

/** Below an application that is being read: what happens next, and what one can do until then. */
function AfterSending({ prepare, words }: AfterSendingProps) {
  const { t } = useTranslation(['application', 'form']);
  return (
    <>
      <Panel title={t('seller.approved.next')} className={styles.next}>
        <ol className={styles.list}>
          <li>{t('seller.how.answer.text')}</li>
          <li>{t(words.then.text)}</li>
        </ol>
        <p className={styles.fixed}>{t('application.fixed')}</p>
      </Panel>
      <Panel title={t('application.wait')} className={styles.next}>
        <ul>
          {prepare && (
            <li className={styles.row}>
              {prepare.icon}
              <p className={styles.words}>
                <b>{t(prepare.title)}</b>
                <span>{t(prepare.text)}</span>
              </p>
            </li>
          )}
          <li>
            <Link
              href={contentRoutes.help()}
              prefetch={false}
              className={styles.row}
            >
              <BookOpenText {...icon} />
              <span className={styles.words}>
                <b>{t('footer.help')}</b>
                <span>{t('help.hint')}</span>
              </span>
              <ChevronRight {...icon} size={20} className="flip" />
            </Link>
          </li>
        </ul>
      </Panel>
    </>
  );
}

/** The parts of what was sent as its steps name them; documents that lack are asked for by mail. */
export function useStepRows<K extends KindTypes>(
  steps: readonly ApplicationStep[],
  { words }: ApplicationSpec<K>,
): readonly SentRow[] {
  const { t } = useTranslation();
  return steps.slice(0, -1).map(({ key, note, state, title }) => ({
    key,
    title,
    lacks: state === 'wait',
    note: state === 'wait' ? <PapersWay subject={t(words.header)} /> : note,
  }));
}

type SentStateProps<K extends KindTypes> = Pick<AfterSendingProps, 'prepare'> &
  Readonly<{
    application: ApplicationDto<K['data']>;
    spec: ApplicationSpec<K>;
    steps: readonly ApplicationStep[];
    rows: readonly SentRow[];
    /** All that was sent. */
    summary: ReactNode;
    aside: ReactNode;
    /** In place of it once it is approved. */
    approved: ReactNode;
  }>;

/** What has become of an application: under review, or approved. A refused one is mended in its form. */
export function SentState<K extends KindTypes>(props: SentStateProps<K>) {
  const { application, approved, aside, prepare, rows, spec } = props;
  const { steps, summary } = props;
  const { t } = useTranslation('application');
  const moment = useMoment();
  const { sent_at: sentAt, status } = application;
  if (status !== 'new') return <StepFrame aside={aside}>{approved}</StepFrame>;
  return (
    <StepFrame
      steps={<StepList label={t('application.steps')} steps={steps} />}
      aside={aside}
    >
      <ApplicationState
        badge={{
          tone: 'warning',
          text: t('application.review'),
          icon: <Hourglass size={14} strokeWidth={2} />,
        }}
        title={t('application.review.title')}
        text={
          <>
            {t(spec.words.underReview)}{' '}
            {sentAt && t('application.review.sent', { when: moment(sentAt) })}
          </>
        }
        actions={<SentWays>{summary}</SentWays>}
      >
        <SentRows rows={rows} />
      </ApplicationState>
      <AfterSending words={spec.words} prepare={prepare} />
    </StepFrame>
  );
}
