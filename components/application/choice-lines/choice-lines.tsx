import styles from './choice-lines.module.css';

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
