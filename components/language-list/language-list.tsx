import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { PopoverRow } from '@/components/popover-panel/popover-row';
import { RadioMark } from '@/components/radio-mark/radio-mark';
import styles from './language-list.module.css';

export type LanguageOption = Readonly<{
  code: string;
  /** BCP 47, for the voice that reads its name. */
  tag: string;
  /** In the language itself. */
  title: string;
  direction: 'ltr' | 'rtl';
}>;

type LanguageListProps = Readonly<{
  label: string;
  options: readonly LanguageOption[];
  value: string;
  onChoose: (code: string) => void;
}>;

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Where a key leads from a row: the next and the last, round the ends, or the next name with that letter. */
function destination(
  { altKey, ctrlKey, key, metaKey }: KeyboardEvent,
  titles: readonly string[],
  from: number,
): number {
  if (altKey || ctrlKey || metaKey) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return titles.length - 1;
  const step = STEPS[key];
  if (step) return (from + step + titles.length) % titles.length;
  if (key.length !== 1 || key === ' ') return -1;
  const letter = key.toLocaleLowerCase('en');
  const order = titles.map((_, index) => (from + 1 + index) % titles.length);
  return (
    order.find((index) =>
      titles[index]?.toLocaleLowerCase('en').startsWith(letter),
    ) ?? -1
  );
}

/**
 * One language out of many. The keys only move: to choose is to load a language, so that takes Enter, Space or a
 * press.
 */
export function LanguageList({
  label,
  options,
  value,
  onChoose,
}: LanguageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex(({ code }) => code === value);
  const [focused, setFocused] = useState(Math.max(0, chosen));
  useLayoutEffect(() => {
    const row = list.current?.children[chosen];
    if (!list.current || !(row instanceof HTMLElement)) return;
    const middle = (list.current.clientHeight - row.offsetHeight) / 2;
    list.current.scrollTop = row.offsetTop - middle;
  }, [chosen]);
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const titles = options.map(({ title }) => title);
    const next = destination(event, titles, focused);
    const row = list.current?.children[next];
    if (!(row instanceof HTMLElement)) return;
    event.preventDefault();
    setFocused(next);
    row.focus();
  }
  return (
    <div
      ref={list}
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onKeyDown={handleKeyDown}
    >
      {options.map(({ code, direction, tag, title }, index) => (
        <button
          key={code}
          type="button"
          role="radio"
          aria-checked={code === value}
          tabIndex={index === focused ? 0 : -1}
          className={styles.option}
          onFocus={() => setFocused(index)}
          onClick={() => onChoose(code)}
        >
          <PopoverRow
            active={code === value}
            title={
              <span lang={tag} dir={direction}>
                {title}
              </span>
            }
            end={<RadioMark checked={code === value} />}
          />
        </button>
      ))}
    </div>
  );
}
