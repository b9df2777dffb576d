import { useTranslation } from '@/utils/i18n/use-translation';
import { ErrorPage } from '@/components/shell/error-page/error-page';
import { LinkButton } from '@/components/ui/button/button';
import { SiteLogo } from '@/containers/ui/site-logo';
import { routes } from '@/utils/shell/routes';

export type OopsProps = Readonly<{
  /** No header stands around it: it brings the logo that leads home. */
  whole?: boolean;
  /** It is being tried again. */
  busy?: boolean;
  onRetry: () => void;
}>;

/** The Oops screen: something broke, and may work at the next try (spec.md §2, §8). */
export function Oops({ busy, onRetry, whole }: OopsProps) {
  const { t } = useTranslation();
  return (
    <ErrorPage
      picture="error"
      title={t('error.oops.title')}
      text={t('error.oops.text')}
      onRetry={onRetry}
      busy={busy}
      logo={whole && <SiteLogo />}
      home={
        <LinkButton href={routes.home()} variant="secondary">
          {t('common.home')}
        </LinkButton>
      }
    />
  );
}
