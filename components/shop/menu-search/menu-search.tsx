import { Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clsx as cx } from 'clsx';
import styles from './menu-search.module.css';

type MenuSearchProps = Readonly<{
  value: string;
  onChange: (value: string) => void;
  /** Somebody is about to type. */
  onFocus?: () => void;
  className?: string;
}>;

/** Filters the menu that is on the page, as one types. */
export function MenuSearch({
  value,
  onChange,
  onFocus,
  className,
}: MenuSearchProps) {
  const { t } = useTranslation();
  return (
    <div
      role="search"
      aria-label={t('menu.search')}
      className={cx(styles.box, className)}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={t('menu.search')}
        placeholder={t('menu.search')}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      {value && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('menu.search.clear')}
          onClick={() => onChange('')}
        >
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
