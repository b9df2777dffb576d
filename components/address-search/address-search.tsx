import { LocateFixed, MapPin, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { Spinner } from '@/components/spinner/spinner';
import { TextField } from '@/components/text-field/text-field';
import type { ShellAddress } from '@/utils/shell';
import styles from './address-search.module.css';

type AddressSearchProps = Readonly<{
  typed: string;
  onType: (text: string) => void;
  /** Null: too little is typed. */
  results: readonly ShellAddress[] | null;
  isSearching: boolean;
  isFailed: boolean;
  onRetry: () => void;
  onPick: (address: ShellAddress) => void;
  onLocate: () => void;
  isLocating: boolean;
  /** Why the browser's location did not help. */
  locateError?: string;
  error?: string;
}>;

function Results({
  isFailed,
  isSearching,
  onPick,
  onRetry,
  results,
}: Pick<
  AddressSearchProps,
  'isFailed' | 'isSearching' | 'onPick' | 'onRetry' | 'results'
>) {
  const { t } = useTranslation();
  if (isFailed)
    return (
      <p className={styles.note}>
        {t('address.failed')}{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
      </p>
    );
  if (!results) return <p className={styles.note}>{t('address.hint')}</p>;
  if (results.length === 0)
    return isSearching ? null : (
      <p className={styles.note}>{t('address.none')}</p>
    );
  return (
    <ul className={styles.results} aria-label={t('address.results')}>
      {results.map((address) => (
        <li key={`${address.title}${address.latitude}${address.longitude}`}>
          <button
            type="button"
            className={styles.result}
            onClick={() => onPick(address)}
          >
            <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.title}>{address.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Street and number typed, places found, one picked; or where the browser is. */
export function AddressSearch({
  typed,
  onType,
  onLocate,
  isLocating,
  locateError,
  error,
  ...rest
}: AddressSearchProps) {
  const { t } = useTranslation();
  return (
    <div>
      <TextField
        label={t('address.field')}
        name="addressSearch"
        type="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // Enter looks for the address; it does not send the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
        error={error}
        autoComplete="street-address"
        start={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
        end={rest.isSearching ? <Spinner size="s" /> : undefined}
      />
      <div aria-live="polite">
        <Results {...rest} />
      </div>
      <Button
        variant="ghost"
        size="s"
        loading={isLocating}
        icon={<LocateFixed size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onLocate}
      >
        {t('address.locate')}
      </Button>
      {locateError && (
        <p role="status" className={styles.note}>
          {locateError}
        </p>
      )}
    </div>
  );
}
