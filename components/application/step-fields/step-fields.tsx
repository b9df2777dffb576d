import '@/styles/families/application';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './step-fields.module.css';
import { Check, CircleAlert } from 'lucide-react';

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

type FieldNoteProps = Readonly<{
  hint?: string;
  error?: string | undefined;
  /** What it speaks of has no field of its own that could take the focus. */
  blocks?: boolean;
}>;

/** What is wrong with several fields as one, or how they are meant. */
export function FieldNote({ blocks = false, error, hint }: FieldNoteProps) {
  if (!error) return hint ? <p className={styles.note}>{hint}</p> : null;
  return (
    <p
      role="alert"
      tabIndex={blocks ? -1 : undefined}
      data-blocked={blocks || undefined}
      className={cx(styles.note, styles.bad)}
    >
      <CircleAlert size={16} />
      {error}
    </p>
  );
}

type CheckChipsProps = Readonly<{
  /** What is chosen, for those who do not see the heading above. */
  legend: string;
  isInvalid?: boolean;
  options: readonly Readonly<{
    name: string;
    title: string;
    checked: boolean;
    /** There are enough already. */
    isFull?: boolean;
    onChange: (isOn: boolean) => void;
  }>[];
}>;

/** Several of many, each a chip. */
export function CheckChips({
  isInvalid = false,
  legend,
  options,
}: CheckChipsProps) {
  return (
    <fieldset className={styles.chips} data-blocked={isInvalid || undefined}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ checked, isFull = false, name, onChange, title }) => (
        <label key={name} className={styles.chip}>
          <input
            type="checkbox"
            name={name}
            className={styles.input}
            checked={checked}
            disabled={isFull && !checked}
            onChange={({ target }) => onChange(target.checked)}
          />
          <Check size={16} strokeWidth={2} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

type ChoiceLinesProps = Readonly<{
  legend: string;
  name: string;
  choices: readonly string[];
}>;

/** What a text may mean, where a form was posted without script: one of them is posted with it. */
export function ChoiceLines({ choices, legend, name }: ChoiceLinesProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.lines}>
      <legend>{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            defaultChecked={index === 0}
          />
          <bdi>{choice}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

type DraftNoteProps = Readonly<{ icon: ReactNode; children: ReactNode }>;

/** Where what was typed is kept just now; said when it changes. */
export function DraftNote({ children, icon }: DraftNoteProps) {
  return (
    <div role="status" className={styles.draftNote}>
      {icon}
      <p>{children}</p>
    </div>
  );
}
