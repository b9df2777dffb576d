import '@/styles/families/common';
import { Search, X } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SEARCH_MAX_LENGTH } from '@/utils/constants/limits';
import styles from './search-form.module.css';

/** What the field says of its list: ids, as the list's own code knows them. */
export interface SearchCombo {
  /** Of the lists that are open, which may be none; undefined: closed. */
  readonly lists?: string | undefined;
  /** Of the option that the arrow keys are on. */
  readonly active?: string | undefined;
}

type SearchFormProps = Readonly<{
  /** Where it leads without script: a path with its language prefix. */
  action: string;
  /** Only the products of this shop are meant. */
  shopId: number | null;
  /** What the field begins with. */
  value: string;
  /** Something is in the field. */
  filled: boolean;
  field: RefObject<HTMLInputElement | null>;
  combo: SearchCombo;
  onFocus: (typed: string) => void;
  onType: (typed: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onSubmit: (typed: string) => void;
  onClear: () => void;
  /** The focus went elsewhere on the page. */
  onLeave: () => void;
  onNear: () => void;
  /** What opens under it. */
  children: ReactNode;
}>;

/** The site's search box: a form that works without script; with it, the field of a combobox (ARIA 1.2). */
export function SearchForm(props: SearchFormProps) {
  const { action, combo, field, filled, shopId, value } = props;
  const { t } = useTranslation();
  const panel = useId();
  const label = t(shopId === null ? 'header.search' : 'header.search.shop');
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      props.onLeave();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    props.onSubmit(field.current?.value ?? '');
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- where focus and pointer of what is inside are
    <div
      className={styles.box}
      onBlur={handleBlur}
      onPointerEnter={props.onNear}
    >
      <form
        role="search"
        action={action}
        className={styles.form}
        onSubmit={handleSubmit}
      >
        <Search size={20} />
        {shopId !== null && (
          <input type="hidden" name="shop_id" value={shopId} />
        )}
        <input
          ref={field}
          type="text"
          inputMode="search"
          role="combobox"
          name="q"
          defaultValue={value}
          maxLength={SEARCH_MAX_LENGTH}
          className={styles.input}
          aria-label={t('header.search.label')}
          aria-autocomplete="list"
          aria-expanded={combo.lists !== undefined}
          aria-controls={combo.lists || panel}
          aria-activedescendant={combo.active}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={({ currentTarget }) => props.onFocus(currentTarget.value)}
          onClick={({ currentTarget }) => props.onFocus(currentTarget.value)}
          onInput={({ currentTarget }) => props.onType(currentTarget.value)}
          onKeyDown={props.onKey}
        />
        {filled ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('header.search.clear')}
            onClick={props.onClear}
          >
            <X size={18} />
          </button>
        ) : (
          <kbd className={styles.key} aria-hidden="true">
            {'/'}
          </kbd>
        )}
      </form>
      <div id={panel}>{props.children}</div>
    </div>
  );
}
