import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { PopoverRow } from '@/components/ui/popover-panel/popover-row';
import { RadioMark } from '@/components/form/radio-mark/radio-mark';
import { clsx as cx } from 'clsx';
import styles from './choice-list.module.css';

type ChoiceOption = Readonly<{
  value: string;
  title: string;
  /** Of the title, for the voice that reads it and for its direction, when it is not the page's. */
  lang?: string;
  direction?: 'ltr' | 'rtl';
}>;

type ChoiceListProps = Readonly<{
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  onChoose: (value: string) => void;
  /** Many short titles stand in as many columns as there is room for, without scrolling. */
  columns?: boolean;
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
 * One out of many: languages, currencies. The keys only move: to choose is to load the page anew, so that takes Enter,
 * Space or a press.
 */
export function ChoiceList({
  label,
  options,
  value,
  onChoose,
  columns = false,
}: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);
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
      className={cx(styles.list, columns && styles.columns)}
      onKeyDown={handleKeyDown}
    >
      {options.map((option, index) => {
        const isOn = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={isOn}
            tabIndex={index === focused ? 0 : -1}
            className={styles.option}
            onFocus={() => setFocused(index)}
            onClick={() => onChoose(option.value)}
          >
            <PopoverRow
              active={isOn}
              title={
                <span lang={option.lang} dir={option.direction}>
                  {option.title}
                </span>
              }
              end={<RadioMark checked={isOn} />}
            />
          </button>
        );
      })}
    </div>
  );
}
