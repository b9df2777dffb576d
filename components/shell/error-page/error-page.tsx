import '@/styles/families/common';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { RetryButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import styles from './error-page.module.css';

type ErrorPageProps = Readonly<{
  /** Something broke, there is no such page, there was one (a place, or words), or no network. */
  variant: 'error' | 'gone' | 'notFound' | 'offline' | 'withdrawn';
  /** Shows "Try again". */
  onRetry?: () => void;
  /** It is being tried again. */
  busy?: boolean;
  /** Above all, where no header stands around it. */
  logo?: ReactNode;
  /** Another way on: a link home, or back to what was there. */
  home?: ReactNode;
}>;

const TEXTS = {
  error: { title: 'error.oops.title', text: 'error.oops.text' },
  gone: { title: 'error.gone.title', text: 'error.gone.text' },
  withdrawn: { title: 'error.withdrawn.title', text: 'error.withdrawn.text' },
  notFound: { title: 'error.notFound.title', text: 'error.notFound.text' },
  offline: { title: 'offline.page.title', text: 'offline.page.text' },
} as const;

function pictureOf(variant: ErrorPageProps['variant']) {
  if (variant === 'gone') return 'closed';
  return variant === 'withdrawn' ? 'notFound' : variant;
}

/** The Oops screen, the 404 and the lost network: what happened, and the way on. */
export function ErrorPage({
  busy,
  home,
  logo,
  onRetry,
  variant,
}: ErrorPageProps) {
  const { t } = useTranslation();
  const { text, title } = TEXTS[variant];
  return (
    <div className={styles.page}>
      {logo && <div className={styles.logo}>{logo}</div>}
      <EmptyState
        picture={pictureOf(variant)}
        headingLevel={1}
        size="l"
        title={t(title)}
        text={t(text)}
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
