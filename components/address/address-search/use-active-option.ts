import { type KeyboardEvent, useState } from 'react';

/**
 * The keys of a combobox: up and down go through the options and around, Enter takes the one they are on (else the
 * first), Escape clears what is typed and only then means the dialog around.
 */
export function useActiveOption(
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
