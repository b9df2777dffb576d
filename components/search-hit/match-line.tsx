import { excerpt, type MatchView } from '@/utils/search-hit';
import type { HitWords } from './hit-words';
import { Marked } from './marked';
import styles from './search-hit.module.css';

type MatchLineProps = Readonly<{
  match: MatchView | null;
  /** Texts that the row shows anyway. */
  shown: readonly string[];
  words: HitWords;
}>;

/** What matched, where the row does not show it already: "On the menu: Plov", or the words around it. */
export function MatchLine({ match, shown, words }: MatchLineProps) {
  if (!match || shown.includes(match.text)) return null;
  const around = { category: words.category, product: words.product };
  const pattern =
    match.field === 'category' || match.field === 'product'
      ? around[match.field]
      : '{{text}}';
  const [before, after] = pattern.split('{{text}}');
  return (
    <span className={styles.match}>
      {before}
      <Marked {...excerpt(match)} />
      {after}
    </span>
  );
}
