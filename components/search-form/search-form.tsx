import { Search, X } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { moveFocus } from '@/components/dropdown/move-focus';
import { PopoverPanel } from '@/components/popover-panel/popover-panel';
import styles from './search-form.module.css';

type SearchFormProps = Readonly<{
  /** Where it leads without script: a path with its language prefix. */
  action: string;
  /** What is being searched for now. */
  value: string;
  onSearch: (term: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** What opens under the empty field; `close` puts it away. */
  renderPanel: (close: () => void) => ReactNode;
}>;

/** Whether the panel is open, and what closes it: leaving by keyboard and a press elsewhere. */
function usePanel() {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target))
        setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
  }
  return { box, open, setOpen, handleBlur };
}

/** The site's search box: a form of its own that works without script, and a panel under it while it is empty. */
export function SearchForm(props: SearchFormProps) {
  const { action, field, onSearch, renderPanel, value } = props;
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const { box, handleBlur, open, setOpen } = usePanel();
  const [empty, setEmpty] = useState(value === '');
  const shown = open && empty;
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOpen(false);
    onSearch(field.current?.value ?? '');
  }
  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (!shown) {
      if (key === 'ArrowDown') setOpen(true);
      return;
    }
    if (key === 'Escape') {
      event.preventDefault();
      setOpen(false);
      field.current?.focus();
    } else if (moveFocus(panel.current, key)) event.preventDefault();
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of what is inside
    <div
      ref={box}
      className={styles.box}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
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
          onFocus={({ currentTarget }) => {
            setEmpty(currentTarget.value.trim() === '');
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onChange={({ target }) => setEmpty(target.value.trim() === '')}
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
      {shown && (
        <PopoverPanel ref={panel} className={styles.panel}>
          {renderPanel(() => setOpen(false))}
        </PopoverPanel>
      )}
    </div>
  );
}
