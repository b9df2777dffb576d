import '@/styles/families/browse';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type ComponentType,
  type CSSProperties,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { KeptList } from '@/utils/platform/kept-list';
import { clsx as cx } from 'clsx';
import styles from './scroll-row.module.css';

type ScrollRowProps<P extends object> = Readonly<{
  /** Sizes of the items: `--item` and `--gap` per width of the screen. */
  className: string | undefined;
  /** Arrows at the ends, for those who cannot swipe. */
  arrows?: boolean;
  /** The items and what they are made of, as KeptList takes them. */
  of: ComponentType<P>;
  props: P;
}>;

interface Ends {
  readonly back: boolean;
  readonly on: boolean;
  /** The middle of the pictures, in px from the top: where the arrows stand, clear of what is at a picture's edge. */
  readonly middle: number;
}

/** A picture as wide as this part of its item is what one looks at; beside a smaller one it is the item. */
const WIDE = 0.6;

function middleOf(list: HTMLElement): number {
  const item = list.querySelector('li');
  const picture = list.querySelector('li img');
  if (!item) return 0;
  const box = item.getBoundingClientRect();
  const seen = picture?.getBoundingClientRect();
  const { height, top } = seen && seen.width > box.width * WIDE ? seen : box;
  return Math.round(top + height / 2 - list.getBoundingClientRect().top);
}

/** A list that runs sideways: swiped on phones, by arrows with a mouse, and focus brings its items into sight. */
export function ScrollRow<P extends object>({
  className,
  arrows = false,
  of,
  props,
}: ScrollRowProps<P>) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({
    back: false,
    on: false,
    middle: 0,
  });
  const measure = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const left = Math.abs(element.scrollLeft);
    const room = element.scrollWidth - element.clientWidth;
    setEnds({
      back: left > 4,
      on: left < room - 4,
      middle: middleOf(element),
    });
  }, []);
  useEffect(() => {
    if (!arrows) return;
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [arrows, measure]);
  function scroll(direction: -1 | 1) {
    const element = list.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const left = direction * forward * element.clientWidth * 0.8;
    element.scrollBy({ left, behavior: 'smooth' });
  }
  const place = { '--middle': `${ends.middle}px` } as CSSProperties;
  const size = { size: 20, strokeWidth: 2 } as const;
  return (
    <div className={styles.row} style={arrows ? place : undefined}>
      <KeptList
        ref={list}
        className={cx('fades', styles.list, className)}
        onScroll={arrows ? measure : undefined}
        of={of}
        props={props}
      />
      {arrows && ends.back && (
        <IconButton
          className={cx(styles.arrow, styles.back)}
          variant="raised"
          label={t('scroll.back')}
          icon={<ChevronLeft {...size} className="flip" />}
          onClick={() => scroll(-1)}
        />
      )}
      {arrows && ends.on && (
        <IconButton
          className={cx(styles.arrow, styles.on)}
          variant="raised"
          label={t('scroll.on')}
          icon={<ChevronRight {...size} className="flip" />}
          onClick={() => scroll(1)}
        />
      )}
    </div>
  );
}
