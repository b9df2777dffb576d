import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/button/link-button';
import { ErrorPage } from '@/components/error-page/error-page';
import { routes } from '@/utils/routes';

type OopsProps = Readonly<{
  variant: 'error' | 'notFound';
  onRetry?: () => void;
}>;

/** The Oops and not-found screens with their way home (spec.md §2, §8). */
export function Oops({ onRetry, variant }: OopsProps) {
  const { t } = useTranslation();
  return (
    <ErrorPage
      variant={variant}
      onRetry={onRetry}
      home={
        <LinkButton
          href={routes.home()}
          variant={onRetry ? 'secondary' : 'primary'}
        >
          {t(variant === 'error' ? 'common.home' : 'error.notFound.action')}
        </LinkButton>
      }
    />
  );
}
