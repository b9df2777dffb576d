import { GAP, type Words } from '@/utils/i18n/words';
import { excerpt, type MatchView } from '@/utils/search/search-hit';
import { Marked } from './marked';
import styles from './search-hit.module.css';

type MatchLineProps = Readonly<{
  match: MatchView | null;
  /** Texts that the row shows anyway. */
  shown: readonly string[];
  words: Words;
}>;

/** What matched, where the row does not show it already: "On the menu: Plov", or the words around it. */
export function MatchLine({ match, shown, words }: MatchLineProps) {
  if (!match || shown.includes(match.text)) return null;
  const [before, after] =
    match.field === 'category' || match.field === 'product'
      ? words.t(`search.match.${match.field}`, { text: GAP }).split(GAP)
      : [];
  return (
    <span className={styles.match}>
      {before}
      <Marked {...excerpt(match)} />
      {after}
    </span>
  );
}
