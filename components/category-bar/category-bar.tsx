import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '@/utils/class-names';
import { isPlainClick } from '@/utils/plain-click';
import styles from './category-bar.module.css';

type CategoryBarProps = Readonly<{
  label: string;
  categories: readonly Readonly<{ id: string; title: string }>[];
  active: string | null;
  /** Goes there; without JavaScript the link jumps. */
  onSelect: (id: string) => void;
  /** At the end on wide screens. */
  end?: ReactNode;
}>;

/** Keeps the active link in sight of a bar that scrolls sideways, without moving the page. */
function reveal(bar: HTMLElement, link: HTMLElement) {
  const [outer, inner] = [
    bar.getBoundingClientRect(),
    link.getBoundingClientRect(),
  ];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  bar.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    behavior: 'smooth',
  });
}

/** The sticky bar of a menu's sections. */
export function CategoryBar({
  label,
  categories,
  active,
  onSelect,
  end,
}: CategoryBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && link) reveal(bar.current, link);
  }, [active]);
  function handleClick(event: MouseEvent, id: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect(id);
  }
  return (
    <div className={styles.bar}>
      <nav ref={bar} className={styles.links} aria-label={label}>
        {categories.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className={cx(styles.link, id === active && styles.on)}
            aria-current={id === active ? 'true' : undefined}
            onClick={(event) => handleClick(event, id)}
          >
            {title}
          </a>
        ))}
      </nav>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
