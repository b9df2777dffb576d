import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { PopoverPanel } from '@/components/ui/popover-panel/popover-panel';
import styles from './dropdown.module.css';

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** What the arrow keys go through: of radios only the one that is on, as the browser moves among them itself. */
function stopsOf(panel: Element): HTMLElement[] {
  const all = [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const isRadio = (stop: HTMLElement): stop is HTMLInputElement =>
    stop instanceof HTMLInputElement && stop.type === 'radio';
  const radios = all.filter(isRadio);
  const entry = radios.find(({ checked }) => checked) ?? radios[0];
  return all.filter((stop) => !isRadio(stop) || stop === entry);
}

/** Moves the focus within the panel; false where the key means nothing or is the browser's own business. */
function moveFocus(panel: Element | null, key: string): boolean {
  const stops = panel ? stopsOf(panel) : [];
  const { activeElement } = document;
  const within = panel?.contains(activeElement) ?? false;
  if (within && activeElement instanceof HTMLInputElement) return false;
  // from outside there is one way in
  if (!within && key !== 'ArrowDown') return false;
  const at = stops.findIndex((stop) => stop === activeElement);
  const next = {
    ArrowDown: (at + 1) % stops.length,
    ArrowUp: (Math.max(at, 0) - 1 + stops.length) % stops.length,
    Home: 0,
    End: stops.length - 1,
  }[key];
  if (next === undefined || stops.length === 0) return false;
  stops[next]?.focus();
  return true;
}

type DropdownProps = Readonly<{
  /** What is on the button. */
  button: ReactNode;
  /** What the button says aloud, when it is not what it shows. */
  label?: string;
  buttonClass?: string | undefined;
  onOpenChange?: (open: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}>;

/** The browser keeps at most one of a name open. */
const GROUP = 'dropdown';

function close(details: HTMLDetailsElement | null): void {
  if (details?.open) details.open = false;
}

/**
 * A button and a panel under it that works without script. With it, Escape, a press elsewhere, leaving by keyboard or
 * a choice closes it and arrow keys go through it; one is open at a time.
 */
export function Dropdown({
  button,
  label,
  buttonClass,
  onOpenChange,
  className,
  children,
}: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !details.current?.contains(target))
        close(details.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  function closeAndReturn() {
    close(details.current);
    details.current?.querySelector('summary')?.focus();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const { current } = details;
    if (!current || event.defaultPrevented) return;
    const { key, target } = event;
    if (key === 'Escape' && current.open) {
      event.preventDefault();
      closeAndReturn();
    } else if (key === 'Enter' && target instanceof HTMLInputElement)
      closeAndReturn();
    else if (key === 'ArrowDown' && !current.open) {
      event.preventDefault();
      current.open = true;
      moveFocus(panel.current, key);
    } else if (current.open && moveFocus(panel.current, key))
      event.preventDefault();
  }
  function handleChoice({ detail, target }: MouseEvent<HTMLDivElement>) {
    if (!(target instanceof Element)) return;
    // arrow keys choose among radios one by one: only a press of the pointer is the last word
    const isFinal =
      target.closest('a, [role=radio]') ??
      (detail > 0 && target.closest('input'));
    if (isFinal) closeAndReturn();
  }
  function handleBlur({ relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (relatedTarget && !details.current?.contains(relatedTarget))
      close(details.current);
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys from anywhere inside
    <details
      ref={details}
      name={GROUP}
      className={cx(styles.dropdown, className)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}
    >
      <summary className={cx(styles.button, buttonClass)} aria-label={label}>
        {button}
      </summary>
      <PopoverPanel ref={panel} className={styles.panel} onClick={handleChoice}>
        {children}
      </PopoverPanel>
    </details>
  );
}
