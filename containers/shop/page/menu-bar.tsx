import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { useScrollSpy } from '@/hooks/browser/use-scroll-spy';
import { isPlainClick } from '@/utils/browser/plain-click';
import styles from './menu-bar.module.css';

/** What shows that the reader has taken over: the page is theirs then. */
const TAKE_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** Farther than so many screens nobody follows a glide, and all that it passes would have to be drawn. */
const GLIDE_SCREENS = 3;
/** Frames until the sections around the aim have been drawn and have their height. */
const SETTLING_FRAMES = 3;

/** Sections out of sight have an estimated height (content-visibility): as they are drawn, the aim is corrected. */
function landAfterScroll(section: HTMLElement): void {
  const stop = new AbortController();
  const { signal } = stop;
  const settle = (frames: number): void => {
    if (signal.aborted) return;
    section.scrollIntoView({ block: 'start' });
    if (frames > 0) requestAnimationFrame(() => settle(frames - 1));
    else stop.abort();
  };
  document.addEventListener('scrollend', () => settle(SETTLING_FRAMES), {
    signal,
    once: true,
  });
  for (const event of TAKE_OVER)
    window.addEventListener(event, () => stop.abort(), {
      signal,
      passive: true,
    });
}

/** Scrolls to a section of the menu, gliding where it is near and motion is welcome; its heading gets the focus. */
function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const { top } = section.getBoundingClientRect();
  const isNear = Math.abs(top) < GLIDE_SCREENS * window.innerHeight;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({
    behavior: isNear && !calm ? 'smooth' : 'auto',
    block: 'start',
  });
  landAfterScroll(section);
  // in a frame of its own: to focus what is not drawn yet draws it at once
  requestAnimationFrame(() =>
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true }),
  );
}

type MenuBarProps = Readonly<{
  categories: readonly Readonly<{ id: string; title: string }>[];
}>;

/** Header and category bar: what has passed under them is being read. */
const SPY_OFFSET = 150;

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
  categories: MenuBarProps['categories'],
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

/** The sticky bar of a menu's sections; what is being read changes here and renders nothing else. */
export function MenuBar({ categories }: MenuBarProps) {
  const { t } = useTranslation('shop');
  const ids = useMemo(() => categories.map(({ id }) => id), [categories]);
  const active = useScrollSpy(ids, SPY_OFFSET);
  const bar = useRef<HTMLElement>(null);
  const overflows = useOverflow(bar, categories);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && link) reveal(bar.current, link);
  }, [active]);
  const linkTo = (
    { id, title }: MenuBarProps['categories'][number],
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
    void requestAnimationFrame(() => goToSection(id));
  return (
    <div className={styles.bar}>
      <nav
        ref={bar}
        className={cx('fades', styles.links)}
        aria-label={t('menu.categories')}
      >
        {categories.map((category) =>
          linkTo(category, styles.link, goToSection),
        )}
      </nav>
      {overflows && (
        <Dropdown
          className={styles.more}
          button={<span className={styles.dots} />}
          label={t('menu.more')}
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
