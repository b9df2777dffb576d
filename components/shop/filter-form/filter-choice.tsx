import type { ComponentProps } from 'react';
import styles from './filter-form.module.css';

type FilterChoiceProps = Readonly<ComponentProps<'input'>>;

/** A checkbox or radio that looks like a chip: what is on is black. */
export function FilterChoice({ children, ...input }: FilterChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} className={styles.input} />
      {children}
    </label>
  );
}
