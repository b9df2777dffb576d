import Link from 'next/link';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { InfiniteSentinel } from '@/components/ui/infinite-sentinel/infinite-sentinel';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import { clsx as cx } from 'clsx';
import { SEARCH_PLACEHOLDERS } from '@/utils/constants/limits';
import { isPlainClick } from '@/utils/browser/plain-click';
import styles from './found-section.module.css';

type FoundSectionProps = Readonly<{
  /** Of its list. */
  id: string;
  title: string;
  section: Readonly<{
    /** Null until known. */
    total: number | null;
    loading: boolean;
    failed: boolean;
    hasMore: boolean;
    loadMore: () => void;
    retry: () => void;
  }>;
  /** It is about to be searched. */
  waiting: boolean;
  /** What scrolls around it. */
  scroller: RefObject<HTMLElement | null>;
  /** Shows the rest of it, of which only the beginning is there; null: all of it is there, or follows. */
  onShowAll: (() => void) | null;
  /** Its options. */
  children: ReactNode;
}>;

function Placeholder() {
  return (
    <div className={styles.option} aria-hidden="true">
      <SkeletonBlock className={styles.picture} />
      <div className={styles.lines}>
        <SkeletonBlock className={styles.name} />
        <SkeletonBlock className={styles.note} />
      </div>
    </div>
  );
}

/**
 * A section of the search popover: heading, count, and a list that loads its next page when its end comes within 20px
 * of the scroller's edge; three placeholders meanwhile (spec.md §2 "Search").
 */
export function FoundSection({
  children,
  id,
  onShowAll,
  scroller,
  section,
  title,
  waiting,
}: FoundSectionProps) {
  const { t } = useTranslation(['address', 'search']);
  const { failed, hasMore, loading, loadMore, retry, total } = section;
  const busy = loading || waiting;
  return (
    <div>
      <div className={styles.head}>
        <span id={`${id}-title`}>{title}</span>
        {total !== null && !onShowAll && (
          <span>{t('found.number.results', { count: total })}</span>
        )}
        {total !== null && onShowAll && (
          <button type="button" className={styles.all} onClick={onShowAll}>
            {t('search.show.all', { total })}
          </button>
        )}
      </div>
      <div
        role="listbox"
        id={id}
        aria-labelledby={`${id}-title`}
        aria-busy={busy}
        className={styles.list}
      >
        {children}
        {busy &&
          Array.from({ length: SEARCH_PLACEHOLDERS }, (_, at) => (
            <Placeholder key={at} />
          ))}
        {hasMore && !failed && !onShowAll && (
          <InfiniteSentinel
            active={!loading}
            onReach={loadMore}
            root={scroller}
          />
        )}
      </div>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('address.failed')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('common.tryAgain')}
          </button>
        </p>
      )}
    </div>
  );
}

type FoundOptionProps = Readonly<{
  id: string;
  /** The arrow keys are on it. */
  active: boolean;
  href: string;
  /** It opens on the page that is shown. */
  shallow?: boolean;
  onFollow: () => void;
  children: ReactNode;
}>;

/** A result: a link, which the keys of the field reach. */
export function FoundOption({
  active,
  children,
  href,
  id,
  onFollow,
  shallow = false,
}: FoundOptionProps) {
  return (
    <Link
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      href={href}
      shallow={shallow}
      scroll={!shallow}
      prefetch={false}
      className={cx(styles.option, active && styles.active)}
      onClick={(event) => {
        if (isPlainClick(event)) onFollow();
      }}
    >
      {children}
    </Link>
  );
}
