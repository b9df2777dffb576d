import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
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

type AsideFactProps = Readonly<{
  icon: ReactNode;
  title: string;
  text?: ReactNode;
}>;

/** A line of a card beside the form: what something costs, when it is paid. */
export function AsideFact({ icon, text, title }: AsideFactProps) {
  return (
    <div className={styles.fact}>
      {icon}
      <p>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </p>
    </div>
  );
}
