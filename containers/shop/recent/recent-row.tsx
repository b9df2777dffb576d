import { useHasRecent } from '@/hooks/shop/use-recently-viewed';
import { lazyBlock } from '@/utils/browser/lazy-block';
import styles from './recent.module.css';

const RecentList = lazyBlock(
  () => import('./recent-list'),
  'RecentList',
  () => <div className={styles.wait} />,
);

/** Shops seen lately in this browser; nothing where none was, and loaded only where one was. */
export function RecentShops() {
  return useHasRecent() && <RecentList />;
}
