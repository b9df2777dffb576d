import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ErrorPage } from '@/components/shell/error-page/error-page';
import { LinkButton } from '@/components/ui/button/button';
import { SiteLogo } from '@/containers/ui/site-logo';
import { routes } from '@/utils/shell/routes';

export type OopsProps = Readonly<{
  variant: 'error' | 'gone' | 'notFound' | 'withdrawn';
  /** No header stands around it: it brings the logo that leads home. */
  whole?: boolean;
  /** It is being tried again. */
  busy?: boolean;
  onRetry?: () => void;
  /** Another way on, beside the one home. */
  children?: ReactNode;
}>;

/** The Oops and not-found screens with their way home (spec.md §2, §8). */
export function Oops({ busy, children, onRetry, variant, whole }: OopsProps) {
  const { t } = useTranslation();
  return (
    <ErrorPage
      variant={variant}
      onRetry={onRetry}
      busy={busy}
      logo={whole && <SiteLogo />}
      home={
        <>
          <LinkButton
            href={routes.home()}
            variant={onRetry ? 'secondary' : 'primary'}
          >
            {t(variant === 'error' ? 'common.home' : 'error.notFound.action')}
          </LinkButton>
          {children}
        </>
      }
    />
  );
}
