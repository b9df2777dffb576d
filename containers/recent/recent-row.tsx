import dynamic from 'next/dynamic';
import { useHasRecent } from '@/hooks/use-recently-viewed';
import { withTexts } from '@/utils/i18n/tab-texts';
import styles from './recent.module.css';

const RecentList = dynamic(
  () =>
    withTexts(() => import('./recent-list')).then(
      (module) => module.RecentList,
    ),
  { ssr: false, loading: () => <div className={styles.wait} /> },
);

/** Shops seen lately in this browser; nothing where none was, and loaded only where one was. */
export function RecentShops() {
  return useHasRecent() && <RecentList />;
}
