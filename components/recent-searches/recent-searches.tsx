import { History, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './recent-searches.module.css';

type RecentSearchesProps = Readonly<{
  terms: readonly string[];
  onRun: (term: string) => void;
  onRemove: (term: string) => void;
  onClear: () => void;
}>;

/** What was searched for, newest first: run again, remove one, remove all. Nothing when there is nothing (spec.md §2). */
export function RecentSearches(props: RecentSearchesProps) {
  const { onClear, onRemove, onRun, terms } = props;
  const { t } = useTranslation();
  const title = useId();
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <div className={styles.head}>
        <p id={title} className={styles.title}>
          {t('recent.searches')}
        </p>
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('clear')}
        </button>
      </div>
      <ul>
        {terms.map((term) => (
          <li key={term} className={styles.entry}>
            <button
              type="button"
              className={styles.term}
              onClick={() => onRun(term)}
            >
              <History size={20} strokeWidth={1.75} aria-hidden="true" />
              <bdi className="clip">{term}</bdi>
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('search.recent.remove', { term })}
              onClick={() => onRemove(term)}
            >
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
