import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { clsx as cx } from 'clsx';
import { isPlainClick } from '@/utils/browser/plain-click';
import styles from './category-bar.module.css';

type Categories = readonly Readonly<{ id: string; title: string }>[];

type CategoryBarProps = Readonly<{
  label: string;
  /** Of the button that lists the sections which the bar has no room for. */
  moreLabel: string;
  categories: Categories;
  active: string | null;
  /** Goes there; without JavaScript the link jumps. */
  onSelect: (id: string) => void;
}>;

/** Keeps the active link in sight of a bar that scrolls sideways, without moving the page. */
function reveal(bar: HTMLElement, link: HTMLElement) {
  const [outer, inner] = [
    bar.getBoundingClientRect(),
    link.getBoundingClientRect(),
  ];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  bar.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    behavior: calm ? 'auto' : 'smooth',
  });
}

/** Whether the bar has more sections than room, as long as these are its sections. */
function useOverflow(
  bar: RefObject<HTMLElement | null>,
  categories: Categories,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const measure = (): void => {
      const { current } = bar;
      // a little slack: the button itself takes some of the room
      if (current) setOverflows(current.scrollWidth > current.clientWidth + 1);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [bar, categories]);
  return overflows;
}

/** The sticky bar of a menu's sections. */
export function CategoryBar({
  label,
  moreLabel,
  categories,
  active,
  onSelect,
}: CategoryBarProps) {
  const bar = useRef<HTMLElement>(null);
  const overflows = useOverflow(bar, categories);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && link) reveal(bar.current, link);
  }, [active]);
  const linkTo = (
    { id, title }: Categories[number],
    look: string | undefined,
    select: (id: string) => void,
  ) => (
    <a
      key={id}
      href={`#${id}`}
      className={cx(look, id === active && styles.on)}
      aria-current={id === active ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        select(id);
      }}
    >
      {title}
    </a>
  );
  /** The list gives the focus back to its button first: it goes on to the section. */
  const selectFromList = (id: string) =>
    void requestAnimationFrame(() => onSelect(id));
  return (
    <div className={styles.bar}>
      <nav ref={bar} className={cx('fades', styles.links)} aria-label={label}>
        {categories.map((category) => linkTo(category, styles.link, onSelect))}
      </nav>
      {overflows && (
        <Dropdown
          className={styles.more}
          button={<span className={styles.dots} />}
          label={moreLabel}
          buttonClass={styles.moreButton}
          onOpenChange={setOpen}
        >
          {isOpen && (
            <div className={styles.all}>
              {categories.map((category) =>
                linkTo(category, styles.entry, selectFromList),
              )}
            </div>
          )}
        </Dropdown>
      )}
    </div>
  );
}
