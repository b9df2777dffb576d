import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { EmptyState } from '@/components/empty-state/empty-state';
import styles from './error-page.module.css';

type ErrorPageProps = Readonly<{
  /** Something broke, or there is no such page. */
  variant: 'error' | 'notFound';
  /** Shows "Try again". */
  onRetry?: () => void;
  /** A link home, as a button or as the logo. */
  home?: ReactNode;
}>;

/** The Oops screen and the 404: what happened, and the way on. */
export function ErrorPage({ variant, onRetry, home }: ErrorPageProps) {
  const { t } = useTranslation();
  const broken = variant === 'error';
  return (
    <div className={styles.page}>
      <EmptyState
        picture={variant}
        headingLevel={1}
        title={t(broken ? 'error.oops.title' : 'error.notFound.title')}
        text={t(broken ? 'error.oops.text' : 'error.notFound.text')}
        action={
          (onRetry || home) && (
            <>
              {onRetry && (
                <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
              )}
              {home}
            </>
          )
        }
      />
    </div>
  );
}
