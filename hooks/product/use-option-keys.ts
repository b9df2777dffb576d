import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from 'react';

interface OptionKeys {
  /** What holds the options, whatever lists they are in. */
  readonly root: RefObject<HTMLElement | null>;
  readonly expanded: boolean;
  /** Another list begins without a choice. */
  readonly list: string;
  readonly onOpen: (open: boolean) => void;
  readonly onClear: () => void;
}

function optionsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
}

/** Where a key leads among so many options; -1: none is chosen yet. Null: the key is the field's own. */
function nextOption(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (at < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * The keys of a combobox whose options are in the page: arrows open the list and go through it and around, Home and End
 * to its ends once an option is chosen, Enter follows the option, Escape closes the list and then empties the field.
 * Keys that compose a letter are left alone.
 */
export function useOptionKeys(options: OptionKeys) {
  const { expanded, list, onClear, onOpen, root } = options;
  const [choice, setChoice] = useState<{ id: string; list: string } | null>(
    null,
  );
  const active = expanded && choice?.list === list ? choice.id : undefined;
  useEffect(() => {
    if (active)
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const handle = useCallback(
    (event: KeyboardEvent): void => {
      const { key } = event;
      if (event.nativeEvent.isComposing) return;
      if (key === 'Escape') {
        event.preventDefault();
        if (expanded) onOpen(false);
        else onClear();
        return;
      }
      if (!expanded) {
        if (key === 'ArrowDown' || key === 'ArrowUp') onOpen(true);
        return;
      }
      const all = optionsIn(root.current);
      const at = all.findIndex(({ id }) => id === active);
      if (key === 'Enter' && all[at]) {
        event.preventDefault();
        all[at].click();
        return;
      }
      const next = nextOption(key, at, all.length);
      if (next === null) return;
      event.preventDefault();
      setChoice({ id: all[next]?.id ?? '', list });
    },
    [active, expanded, list, onClear, onOpen, root],
  );
  return { active, handle };
}
