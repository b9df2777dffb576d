import { useTranslation } from 'react-i18next';
import { RecentSearches } from '@/components/recent-searches/recent-searches';
import { useSearchHistory } from '@/hooks/use-search-history';
import styles from './search-start.module.css';

type SearchStartProps = Readonly<{
  onRun: (term: string) => void;
  /** Something was removed: the focus goes back to the field. */
  onChanged: () => void;
}>;

/** What the empty search field opens: recent searches, or what one can look for. */
export function SearchStart({ onChanged, onRun }: SearchStartProps) {
  const { t } = useTranslation();
  const { clear, remove, terms } = useSearchHistory();
  if (terms.length === 0)
    return <p className={styles.hint}>{t('search.hint')}</p>;
  return (
    <RecentSearches
      terms={terms}
      onRun={onRun}
      onRemove={(term) => {
        remove(term);
        onChanged();
      }}
      onClear={() => {
        clear();
        onChanged();
      }}
    />
  );
}
