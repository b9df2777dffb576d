import { useTranslation } from 'react-i18next';
import { ADDRESS_MIN_LETTERS } from '@/utils/constants/limits';
import styles from './address-search.module.css';

type SearchNoteProps = Readonly<{
  typed: string;
  /** Null: nothing was looked up. */
  results: readonly unknown[] | null;
  isSearching: boolean;
  isFailed: boolean;
  onRetry: () => void;
}>;

/** Why there is no list below the field; spoken when it changes. */
export function SearchNote({
  isFailed,
  isSearching,
  onRetry,
  results,
  typed,
}: SearchNoteProps) {
  const { t } = useTranslation();
  const isNone = results?.length === 0 && !isSearching;
  return (
    <div aria-live="polite">
      {typed !== '' && isFailed && (
        <p className={styles.note}>
          {t('address.failed')}{' '}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {t('common.tryAgain')}
          </button>
        </p>
      )}
      {typed !== '' && typed.length < ADDRESS_MIN_LETTERS && (
        <p className={styles.note}>{t('address.hint')}</p>
      )}
      {typed !== '' && !isFailed && isNone && (
        <p className={styles.note}>{t('address.none')}</p>
      )}
    </div>
  );
}
