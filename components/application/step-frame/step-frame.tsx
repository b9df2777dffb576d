import '@/styles/families/application';
import type { MouseEvent, ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from '@/utils/i18n/use-translation';
import styles from './step-frame.module.css';

type StepFrameProps = Readonly<{
  /** A `StepList`. */
  steps?: ReactNode;
  /** The page's h1; without one its content has it. */
  title?: string;
  text?: ReactNode;
  /** Cards beside the form; below it where it is narrow. */
  aside?: ReactNode;
  /** Only where it stands beside: an earlier step has said it. */
  asideSaid?: boolean;
  children: ReactNode;
}>;

/** Steps, the form, and what helps with it: three columns where there is room, one below the other elsewhere. */
export function StepFrame(props: StepFrameProps) {
  const { aside, asideSaid, children, steps, text, title } = props;
  return (
    <div className={styles.frame}>
      {steps && <div className={styles.steps}>{steps}</div>}
      <div className={cx(styles.main, !steps && styles.wide)}>
        {title && <h1 className={styles.title}>{title}</h1>}
        {text && <p className={styles.text}>{text}</p>}
        <div className={cx(title && styles.body)}>{children}</div>
      </div>
      {aside && (
        <aside className={cx(styles.aside, asideSaid && styles.said)}>
          {aside}
        </aside>
      )}
    </div>
  );
}

/** Back at one end, on at the other. */
export function StepActions({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={styles.actions}>{children}</div>;
}

export type ApplicationStep = Readonly<{
  key: string;
  title: string;
  /** What it asks for, or what it was answered with. */
  note?: ReactNode;
  /** `given`: filled in, not known to be right. `wrong`: something in it must be mended before all of it can be sent. */
  state: 'given' | 'ok' | 'now' | 'wait' | 'wrong';
  /** Without one it is no link. */
  href?: string | undefined;
}>;

type StepListProps = Readonly<{
  /** What they are the steps of, for those who do not see where the list stands. */
  label: string;
  steps: readonly ApplicationStep[];
  /** Before the link is followed, such as to save what is typed. */
  onPick?: (key: string, event: MouseEvent<HTMLAnchorElement>) => void;
}>;

const mark = { size: 16, strokeWidth: 3 } as const;

function Mark({
  number,
  state,
}: Readonly<{ number: number; state: ApplicationStep['state'] }>) {
  if (state === 'ok') return <Check {...mark} />;
  if (state === 'wrong') return <TriangleAlert {...mark} strokeWidth={2.25} />;
  return number;
}

/** The steps of an application: a column with marks beside the form; a bar above it where it is narrow. */
export function StepList({ label, onPick, steps }: StepListProps) {
  const { t } = useTranslation('application');
  const current = steps.findIndex(({ state }) => state === 'now');
  return (
    <nav aria-label={label}>
      {current >= 0 && (
        <p className={styles.where} aria-hidden="true">
          <b>{steps[current]?.title}</b>
          <span>
            {t('application.step', {
              number: current + 1,
              total: steps.length,
            })}
          </span>
        </p>
      )}
      <ol className={styles.listSteps}>
        {steps.map(({ href, key, note, state, title }, index) => {
          const content = (
            <>
              <span className={styles.mark}>
                <Mark number={index + 1} state={state} />
              </span>
              <span className={styles.words}>
                {title}
                {state === 'ok' && (
                  <span className="sr-only">{t('steps.done')}</span>
                )}
                {state === 'wrong' && (
                  <span className="sr-only">{t('application.wrong')}</span>
                )}
                {note != null && <small className={styles.note}>{note}</small>}
              </span>
            </>
          );
          const aria = state === 'now' ? ('step' as const) : undefined;
          return (
            <li key={key} className={cx(styles.step, styles[state])}>
              {href ? (
                <Link
                  href={href}
                  prefetch={false}
                  className={styles.link}
                  aria-current={aria}
                  onClick={(event) => onPick?.(key, event)}
                >
                  {content}
                </Link>
              ) : (
                <span className={styles.link} aria-current={aria}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
