import { useHasRecent } from '@/hooks/shop/use-recently-viewed';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { viewedAtEntry } from '@/utils/shop/viewed-at-entry';
import styles from './recent.module.css';

/** So many lie on their side, in a lower row (recent.module.css). */
const FEW = 3;

const RecentList = lazyBlock(
  withTexts(['list', 'search'], () => import('./recent-list')),
  'RecentList',
  () => <div className={viewedAtEntry()[FEW] ? styles.wait : styles.waitFew} />,
);

/** Shops seen lately in this browser; nothing where none was, and loaded only where one was. */
export function RecentShops() {
  return useHasRecent() && <RecentList />;
}
