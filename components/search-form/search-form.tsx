import { Search, X } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search-form.module.css';

type SearchFormProps = Readonly<{
  /** Where it leads without script: a path with its language prefix. */
  action: string;
  /** What is being searched for now. */
  value: string;
  onSearch: (term: string) => void;
  field: RefObject<HTMLInputElement | null>;
}>;

/** The site's search box: a form of its own that works without script. */
export function SearchForm({
  action,
  value,
  onSearch,
  field,
}: SearchFormProps) {
  const { t } = useTranslation();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(field.current?.value ?? '');
  }
  return (
    <form
      role="search"
      action={action}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      <input
        key={value}
        ref={field}
        type="search"
        name="search"
        defaultValue={value}
        maxLength={100}
        className={styles.input}
        aria-label={t('header.search.label')}
        placeholder={t('header.search')}
        autoComplete="off"
        enterKeyHint="search"
      />
      {value ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('header.search.clear')}
          onClick={() => onSearch('')}
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : (
        <kbd className={styles.key} aria-hidden="true">
          {'/'}
        </kbd>
      )}
    </form>
  );
}
