import '@/styles/families/marks';
import { useHasRecent } from '@/hooks/shop/use-recently-viewed';
import { clsx as cx } from 'clsx';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import styles from './shops-to-try.module.css';

/** Keeps its room, so that what stands below does not move when it comes. */
function Waiting() {
  return (
    <div className={cx(styles.toTry, useHasRecent() && styles.withRecent)} />
  );
}

/** Where to go from a page with nothing on it; it stands below that, and comes after it. */
export const ShopsToTry = lazyBlock(
  withTexts(['list'], () => import('./shops-to-try-rows')),
  'ShopsToTryRows',
  Waiting,
);
