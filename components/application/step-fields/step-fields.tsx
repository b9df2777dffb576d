import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './step-fields.module.css';

type StepFieldsProps = Readonly<{
  /** Side by side where there is room. */
  columns: 2 | 3;
  children: ReactNode;
}> &
  (
    | Readonly<{ as?: 'div' }>
    | Readonly<{
        as: 'fieldset';
        /** What is chosen among them, for those who do not see the heading above. */
        legend: string;
        isInvalid?: boolean;
      }>
  );

/** Fields of one card. */
export function StepFields(props: StepFieldsProps) {
  const { children, columns } = props;
  const look = cx(styles.fields, columns === 2 ? styles.two : styles.three);
  if (props.as !== 'fieldset')
    return <div className={cx(look, styles.row)}>{children}</div>;
  return (
    <fieldset
      className={look}
      // a question without an answer takes the focus (utils/form/focus-first-problem)
      aria-invalid={props.isInvalid || undefined}
    >
      <legend className="sr-only">{props.legend}</legend>
      {children}
    </fieldset>
  );
}
