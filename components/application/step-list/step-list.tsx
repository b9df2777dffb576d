import { Check, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clsx as cx } from 'clsx';
import styles from './step-list.module.css';

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

const mark = { size: 16, strokeWidth: 3, 'aria-hidden': true } as const;

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
  const { t } = useTranslation();
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
      <ol className={styles.steps}>
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
