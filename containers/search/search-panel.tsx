import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { PopoverPanel } from '@/components/ui/popover-panel/popover-panel';
import { RecentOptions } from '@/components/search/recent-searches/recent-options';
import type { SearchCombo } from '@/components/search/search-form/search-form';
import { useOptionKeys } from '@/hooks/product/use-option-keys';
import {
  findsNothing,
  useSearchResults,
} from '@/hooks/search/use-search-results';
import { useSearchHistory } from '@/hooks/search/use-search-history';
import { useSearchIdeas } from '@/hooks/search/use-search-ideas';
import { useSearchTerm } from '@/hooks/search/use-search-term';
import { useVisibleHeight } from '@/hooks/browser/use-visible-height';
import styles from './search-panel.module.css';
import { ideaLists, SearchIdeas } from './search-ideas';
import { SearchResults } from './search-results';

type SearchPanelProps = Readonly<{
  typed: string;
  open: boolean;
  shopId: number | null;
  /** Takes the keys of the field. */
  keysRef: RefObject<((event: KeyboardEvent) => void) | null>;
  onOpen: (open: boolean) => void;
  onCombo: (combo: SearchCombo) => void;
  /** Puts a term into the field, which has the focus then. */
  onRefill: (term: string) => void;
}>;

/** A press elsewhere closes it. */
function usePressElsewhere(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: Event): void => {
      const box = root.current?.parentElement?.parentElement;
      if (target instanceof Node && !box?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [onClose, open, root]);
}

/** What the header's search box opens (spec.md §2 "Search"): suggestions while it is empty, else what is found. */
export function SearchPanel(props: SearchPanelProps) {
  const { keysRef, onCombo, onOpen, onRefill, open, shopId, typed } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { clear, remember, remove, terms } = useSearchHistory();
  const { run, term } = useSearchTerm(typed);
  const empty = typed.trim() === '';
  const ideas = useSearchIdeas();
  // in one shop the field searches only that
  const begun = empty && shopId === null ? ideaLists(id, ideas) : [];
  const expanded = open && (!empty || terms.length > 0 || begun.length > 0);
  const close = useCallback(() => onOpen(false), [onOpen]);
  const results = useSearchResults(expanded && !empty ? term : '', shopId);
  const isNone = findsNothing(results, shopId);
  const { active, handle } = useOptionKeys({
    root,
    expanded,
    list: empty ? '' : term,
    onOpen,
    onClear: useCallback(() => onRefill(''), [onRefill]),
  });
  const isWhole = shopId === null;
  const found = isNone
    ? isWhole && ideaLists(id, ideas)
    : [isWhole && `${id}shops`, `${id}products`];
  const begin = [terms.length > 0 && `${id}recent`, ...begun];
  const lists = [empty ? begin : found].flat().filter(Boolean).join(' ');
  usePressElsewhere(root, expanded, close);
  useVisibleHeight(root, expanded);
  useEffect(() => {
    keysRef.current = handle;
  }, [handle, keysRef]);
  useEffect(() => {
    onCombo(expanded ? { lists, active } : {});
  }, [active, expanded, lists, onCombo]);
  return (
    <PopoverPanel
      ref={root}
      className={styles.panel}
      hidden={!expanded}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {expanded && empty && terms.length > 0 && (
        <RecentOptions
          id={`${id}recent`}
          terms={terms}
          active={active}
          onRun={(old) => {
            run(old);
            onRefill(old);
          }}
          onRemove={(old) => {
            remove(old);
            onRefill('');
          }}
          onClear={() => {
            clear();
            onRefill('');
          }}
        />
      )}
      {expanded && begun.length > 0 && (
        <SearchIdeas id={id} ideas={ideas} active={active} onFollow={close} />
      )}
      {expanded && !empty && (
        <SearchResults
          id={id}
          results={results}
          none={isNone}
          term={term}
          typed={typed.trim()}
          shopId={shopId}
          active={active}
          scroller={root}
          ideas={ideas}
          onFollow={() => {
            remember(term);
            close();
          }}
        />
      )}
    </PopoverPanel>
  );
}
