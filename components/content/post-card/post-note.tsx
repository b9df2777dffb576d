import styles from './post-card.module.css';

type PostNoteProps = Readonly<{
  /** As a machine reads it. */
  date: string;
  /** As a person does. */
  day: string;
  minutes: string;
}>;

/** When a post appeared, and how long it takes to read. */
export function PostNote({ date, day, minutes }: PostNoteProps) {
  return (
    <p className={styles.note}>
      <time dateTime={date}>{day}</time>
      <span aria-hidden="true">·</span>
      <span>{minutes}</span>
    </p>
  );
}
