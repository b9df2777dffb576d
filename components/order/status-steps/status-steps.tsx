import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './status-steps.module.css';

export type StatusStep = Readonly<{
  key: string;
  label: string;
  /** When: "18:52", "since 19:14", "about 19:30". */
  note?: ReactNode;
  state: 'ok' | 'now' | 'wait';
}>;

type StatusStepsProps = Readonly<{
  label: string;
  steps: readonly StatusStep[];
  /** How far the present step is, 0 to 1. */
  progress?: number;
  /** The bar alone; the names of the steps are for screen readers. */
  bare?: boolean;
}>;

export function StatusSteps({
  label,
  steps,
  progress = 0.62,
  bare = false,
}: StatusStepsProps) {
  const { t } = useTranslation();
  return (
    <ol
      aria-label={label}
      className={styles.steps}
      style={{ '--done': `${Math.round(progress * 100)}%` } as CSSProperties}
    >
      {steps.map((step) => (
        <li
          key={step.key}
          className={cx(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={bare ? 'sr-only' : styles.label}>{step.label}</span>
          {step.state === 'ok' && (
            <span className="sr-only">{t('steps.done')}</span>
          )}
          {step.note != null && (
            <span className={styles.note}>{step.note}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
