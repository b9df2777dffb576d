import { History, X } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './recent-searches.module.css';

type RecentOptionsProps = Readonly<{
  /** Of the list; its options and heading are named after it. */
  id: string;
  terms: readonly string[];
  /** The option that the arrow keys are on. */
  active: string | undefined;
  onRun: (term: string) => void;
  onRemove: (term: string) => void;
  onClear: () => void;
}>;

/** What was searched for, newest first, as the list of the search field: run again, remove one, remove all (spec.md §2). */
export function RecentOptions(props: RecentOptionsProps) {
  const { active, id, onClear, onRemove, onRun, terms } = props;
  const { t } = useTranslation('search');
  const title = `${id}-title`;
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
      <div className={styles.columns}>
        <div role="listbox" id={id} aria-labelledby={title}>
          {terms.map((term, at) => {
            const option = `${id}-${at}`;
            return (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
              <div
                key={term}
                role="option"
                id={option}
                aria-selected={option === active}
                tabIndex={-1}
                className={cx(styles.term, option === active && styles.active)}
                onClick={() => onRun(term)}
              >
                <History size={20} />
                <bdi className="clip">{term}</bdi>
              </div>
            );
          })}
        </div>
        <ul>
          {terms.map((term) => (
            <li key={term} className={styles.end}>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('search.recent.remove', { term })}
                onClick={() => onRemove(term)}
              >
                <X size={18} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
