import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Field, fieldAria, type FieldText } from '@/components/field/field';
import { cx } from '@/utils/class-names';
import styles from './text-field.module.css';

type SelectFieldProps = FieldText &
  Readonly<{
    options: readonly Readonly<{ value: string; label: string }>[];
  }> &
  Omit<ComponentProps<'select'>, 'className' | 'children'>;

/** The platform's own list of choices in the frame of a field. */
export function SelectField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  className,
  options,
  id: givenId,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { label, labelHidden, labelEnd, hint, error, className };
  return (
    <Field {...text} id={id}>
      <span className={cx(styles.box, error && styles.bad)}>
        <select
          {...fieldAria(id, text)}
          {...rest}
          id={id}
          className={cx(styles.input, styles.select)}
        >
          {options.map(({ value, label: optionLabel }) => (
            <option key={value} value={value}>
              {optionLabel}
            </option>
          ))}
        </select>
        <ChevronDown
          className={styles.chevron}
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
        />
      </span>
    </Field>
  );
}
