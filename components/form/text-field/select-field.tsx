import '@/styles/families/form';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText, useField } from '@/components/form/field/field';
import { clsx as cx } from 'clsx';
import styles from './text-field.module.css';

type SelectOption = Readonly<{
  value: string;
  title: string;
  /** Of a title in another language than the page's. */
  lang?: string;
}>;

type SelectFieldProps = FieldText &
  Readonly<{
    /** An icon inside, before what is chosen. */
    start?: ReactNode;
    options: readonly SelectOption[];
  }> &
  Omit<ComponentProps<'select'>, 'children' | 'className'>;

/** One of many by the browser's own list: it knows keyboards, thumbs and pages without script. */
export function SelectField({ start, options, ...props }: SelectFieldProps) {
  const { control, frame } = useField(props);
  return (
    <Field {...frame}>
      <span className={cx(styles.box, frame.error && styles.bad)}>
        {start && <span className={styles.start}>{start}</span>}
        <select {...control} className={cx(styles.input, styles.select)}>
          {options.map(({ lang, title, value }) => (
            <option key={value} value={value} lang={lang}>
              {title}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={18} />
      </span>
    </Field>
  );
}
