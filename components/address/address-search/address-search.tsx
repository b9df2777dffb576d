import { MapPin, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '@/components/ui/spinner/spinner';
import { TextField } from '@/components/form/text-field/text-field';
import { clsx as cx } from 'clsx';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { ShellAddress } from '@/utils/shell/shell';
import { groupsOf } from './groups-of';
import { LocateLine } from './locate-line';
import { SearchNote } from './search-note';
import { useActiveOption } from './use-active-option';
import styles from './address-search.module.css';

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

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

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
  const { t } = useTranslation();
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
