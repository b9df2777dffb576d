import '@/styles/families/common';
import { clsx as cx } from 'clsx';
import styles from './skeletons.module.css';

type SkeletonBlockProps = Readonly<{ className?: string }>;

/** One grey piece; its size comes with the class. */
export function SkeletonBlock({ className }: SkeletonBlockProps) {
  return <span className={cx(styles.block, className)} aria-hidden="true" />;
}
