import { type MatchView, markedParts } from '@/utils/search/search-hit';
import styles from './search-hit.module.css';

type MarkedProps = Readonly<Pick<MatchView, 'ranges' | 'text'>>;

/** A text with what matched marked in it; its own direction, as it may be of another language. */
export function Marked({ ranges, text }: MarkedProps) {
  return (
    <bdi>
      {markedParts(text, ranges).map((part, at) =>
        part.marked ? (
          <mark key={at} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}

type MarkedNameProps = Readonly<{
  name: string;
  match: MatchView | null;
  /** The field that the name is. */
  field: MatchView['field'];
}>;

/** A name, marked when it is what matched. */
export function MarkedName({ field, match, name }: MarkedNameProps) {
  const own = match?.field === field && match.text === name;
  return <Marked text={name} ranges={own ? match.ranges : []} />;
}
