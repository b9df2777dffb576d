import { History, X } from 'lucide-react';
import Link from 'next/link';
import { useId, useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { routes } from '@/utils/shell/routes';
import styles from './recent-searches.module.css';

type RecentSearchesProps = Readonly<{
  terms: readonly string[];
  onRemove: (term: string) => void;
  onClear: () => void;
}>;

/** What was searched for, newest first, on a page: links that search again, remove one, remove all; nothing when empty. */
export function RecentSearches(props: RecentSearchesProps) {
  const { onClear, onRemove, terms } = props;
  const { t } = useTranslation('search');
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  function remove(term: string, at: number) {
    onRemove(term);
    // the pressed button goes with its entry
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll('button');
      if (left?.length) left[Math.min(at, left.length - 1)]?.focus();
    });
  }
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.block}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {t('recent.searches')}
        </h2>
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('clear')}
        </button>
      </div>
      <ul ref={list}>
        {terms.map((term, at) => (
          <li key={term} className={styles.entry}>
            <Link
              href={routes.search(term)}
              prefetch={false}
              className={styles.term}
            >
              <History size={20} />
              <bdi className="clip">{term}</bdi>
            </Link>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('search.recent.remove', { term })}
              onClick={() => remove(term, at)}
            >
              <X size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
