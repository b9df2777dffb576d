import '@/styles/families/form';
import { clsx as cx } from 'clsx';
import { LocateFixed, MapPin, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { Spinner } from '@/components/ui/spinner/spinner';
import { lazyBlock } from '@/utils/browser/lazy-block';
import {
  ADDRESS_MAX_LENGTH,
  ADDRESS_MIN_LETTERS,
} from '@/utils/constants/limits';
import type { ShellAddress } from '@/utils/shell/shell';
import styles from './address-search.module.css';
import { groupsOf } from './groups-of';

/**
 * The keys of a combobox: up and down go through the options and around, Enter takes the one they are on (else the
 * first), Escape clears what is typed and only then means the dialog around.
 */
function useActiveOption(
  /** Another list begins without a choice. */
  list: string,
  count: number,
  {
    onClear,
    onTake,
  }: { onClear: (() => void) | null; onTake: (index: number) => void },
) {
  const [active, setActive] = useState(-1);
  const [seen, setSeen] = useState(list);
  if (seen !== list) {
    setSeen(list);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { isComposing } = event.nativeEvent;
    if (isComposing) return;
    if (event.key === 'Escape' && onClear) {
      event.stopPropagation();
      onClear();
    }
    // Enter takes an address; it does not send the form around it.
    if (event.key === 'Enter') event.preventDefault();
    if (count === 0) return;
    if (event.key === 'Enter') onTake(Math.max(0, active));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setActive((before) =>
      before < 0 && step < 0 ? count - 1 : (before + step + count) % count,
    );
  }
  return { active, onKeyDown };
}

type SearchNoteProps = Readonly<{
  typed: string;
  /** Null: nothing was looked up. */
  results: readonly unknown[] | null;
  isSearching: boolean;
  isFailed: boolean;
  onRetry: () => void;
}>;

/** Why there is no list below the field; spoken when it changes. */
function SearchNote({
  isFailed,
  isSearching,
  onRetry,
  results,
  typed,
}: SearchNoteProps) {
  const { t } = useTranslation('address');
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

type LocateLineProps = Readonly<{
  isLocating: boolean;
  onLocate: () => void;
  /** Why the browser's location did not help. */
  error: string | undefined;
}>;

/** The browser's own place instead of what is typed. */
function LocateLine({ error, isLocating, onLocate }: LocateLineProps) {
  const { t } = useTranslation('address');
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        className={styles.locate}
        loading={isLocating}
        icon={<LocateFixed size={18} />}
        onClick={onLocate}
      >
        {t('address.locate')}
      </Button>
      {error && (
        <p role="status" className={styles.note}>
          {error}
        </p>
      )}
    </>
  );
}

const Groups = lazyBlock(() => import('./address-groups'), 'AddressGroups');

type AddressSearchProps<Saved extends ShellAddress> = Readonly<{
  typed: string;
  /** It is the place that was chosen, not a question. */
  isChosen?: boolean;
  onType: (text: string) => void;
  /** Null: too little is typed; undefined: nobody looks addresses up, what is typed is the address. */
  results: readonly ShellAddress[] | null | undefined;
  /** Offered while nothing is typed. */
  saved?: readonly Saved[];
  /** Where things were brought lately, offered below them. */
  recent?: readonly ShellAddress[];
  isSearching: boolean;
  isFailed: boolean;
  onRetry: () => void;
  onPick: (address: Saved | ShellAddress) => void;
  onLocate: () => void;
  isLocating: boolean;
  /** Why the browser's location did not help. */
  locateError?: string;
  error?: string;
  /** The list lies over what follows, and only while the field is used. */
  over?: boolean;
  focusAtOnce?: boolean;
}>;

const icon = { size: 18 } as const;

/** Street and number typed, places found, one picked; or where the browser is. */
export function AddressSearch<Saved extends ShellAddress = ShellAddress>({
  focusAtOnce = false,
  error,
  isChosen = false,
  isFailed,
  isLocating,
  isSearching,
  locateError,
  onLocate,
  onPick,
  onRetry,
  onType,
  over = false,
  results,
  recent = [],
  saved = [],
  typed,
}: AddressSearchProps<Saved>) {
  const { t } = useTranslation('address');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    if (focusAtOnce) field.current?.focus();
  }, [focusAtOnce]);
  const plain = results === undefined;
  const isEmpty = isChosen || typed.trim() === '';
  const found = isFailed ? [] : (results ?? []);
  const groups = groupsOf(isEmpty, saved, recent, found);
  const options = groups.flatMap(({ addresses }) => addresses);
  const isOpen = options.length > 0 && (inUse || !over);

  function pick(address: Saved | ShellAddress): void {
    onPick(address);
    setInUse(false);
  }
  const keys = useActiveOption(typed, isOpen ? options.length : 0, {
    onClear: isEmpty || plain ? null : () => onType(''),
    onTake: (index) => options[index] && pick(options[index]),
  });

  return (
    <div className={styles.search}>
      <TextField
        label={t('address.field')}
        name="addressSearch"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          isOpen && keys.active >= 0 ? `${listId}-${keys.active}` : undefined
        }
        value={typed}
        onChange={({ target }) => {
          setInUse(true);
          onType(target.value);
        }}
        onFocus={({ target }) => {
          Groups.warm();
          setInUse(true);
          if (isChosen) target.select();
        }}
        // Its options never take the focus, so this is leaving it.
        onBlur={() => setInUse(false)}
        onClick={() => setInUse(true)}
        onKeyDown={keys.onKeyDown}
        error={error}
        ref={field}
        maxLength={plain ? ADDRESS_MAX_LENGTH : undefined}
        dir={typed ? 'auto' : undefined /* an empty field has its own side */}
        autoComplete="off"
        enterKeyHint={plain ? 'done' : 'search'}
        start={plain ? <MapPin {...icon} /> : <Search {...icon} />}
        end={isSearching ? <Spinner size="s" /> : undefined}
      />
      <div className={cx(over && styles.over, over && isOpen && styles.open)}>
        {isOpen && (
          <Groups
            id={listId}
            groups={groups}
            titleShown={isEmpty}
            active={keys.active}
            onPick={pick}
          />
        )}
      </div>
      <SearchNote
        typed={isChosen || plain ? '' : typed.trim()}
        results={results ?? null}
        isSearching={isSearching}
        isFailed={isFailed}
        onRetry={() => {
          field.current?.focus();
          onRetry();
        }}
      />
      <LocateLine
        isLocating={isLocating}
        onLocate={onLocate}
        error={locateError}
      />
    </div>
  );
}
