import '@/styles/families/marks';
import { useState } from 'react';
import { RecommendedRow } from '@/containers/shop/list/recommended-row';
import { useFirstShops } from '@/hooks/shop/use-shop-list';
import { viewedAtEntry } from '@/utils/shop/viewed-at-entry';
import { RecentShops } from './recent-row';
import styles from './shops-to-try.module.css';

const WAITING = 4;

/** Where to go from a page with nothing on it: shops seen lately in this browser, and what is recommended nearby. */
export function ShopsToTryRows() {
  const { cards, isLoading } = useFirstShops();
  const [seen] = useState(viewedAtEntry);
  // above it stand those already
  const others = cards.filter(({ uuid }) => !seen.includes(uuid));
  const hasSome = isLoading || cards.length > 0;
  return (
    <div className={hasSome ? styles.toTry : undefined}>
      <RecentShops />
      <RecommendedRow cards={others} waiting={isLoading ? WAITING : 0} />
    </div>
  );
}
