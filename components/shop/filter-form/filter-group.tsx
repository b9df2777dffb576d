import type { ComponentProps, ReactNode } from 'react';
import styles from './filter-form.module.css';

type FilterChoiceProps = Readonly<ComponentProps<'input'>>;

/** A checkbox or radio that looks like a chip: what is on is black. */
function FilterChoice({ children, ...input }: FilterChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} className="laid" />
      {children}
    </label>
  );
}

type FilterGroupProps = Readonly<{ title: string; children: ReactNode }>;

/** Some filters of a kind under their name. */
export function FilterGroup({ title, children }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

type FilterChoicesProps = Readonly<{
  title: string;
  type: 'checkbox' | 'radio';
  choices: readonly Readonly<{
    name: string;
    value: number | string;
    on: boolean;
    label: ReactNode;
  }>[];
}>;

/** A group of chips to tick. */
export function FilterChoices({ choices, title, type }: FilterChoicesProps) {
  return (
    <FilterGroup title={title}>
      <div className={styles.choices}>
        {choices.map(({ label, name, on, value }) => (
          <FilterChoice
            key={`${name} ${value}`}
            type={type}
            name={name}
            value={value}
            defaultChecked={on}
          >
            {label}
          </FilterChoice>
        ))}
      </div>
    </FilterGroup>
  );
}
