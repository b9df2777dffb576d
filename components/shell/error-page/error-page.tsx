import '@/styles/families/common';
import type { ReactNode } from 'react';
import { RetryButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import styles from './error-page.module.css';

type ErrorPageProps = Readonly<{
  picture: 'closed' | 'error' | 'notFound' | 'offline';
  title: string;
  text: string;
  /** Shows "Try again". */
  onRetry?: () => void;
  /** It is being tried again. */
  busy?: boolean;
  /** Above all, where no header stands around it. */
  logo?: ReactNode;
  /** Another way on: a link home, or back to what was there. */
  home?: ReactNode;
}>;

/** The Oops screen, the 404 and the lost network: what happened, and the way on. */
export function ErrorPage({
  busy,
  home,
  logo,
  onRetry,
  picture,
  text,
  title,
}: ErrorPageProps) {
  return (
    <div className={styles.page}>
      {logo && <div className={styles.logo}>{logo}</div>}
      <EmptyState
        picture={picture}
        headingLevel={1}
        size="l"
        title={title}
        text={text}
        action={
          (onRetry || home) && (
            <>
              {onRetry && <RetryButton loading={busy} onClick={onRetry} />}
              {home}
            </>
          )
        }
      />
    </div>
  );
}
