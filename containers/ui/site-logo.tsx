import { useTranslation } from 'react-i18next';
import { Logo } from '@/components/shell/logo/logo';
import { useBrand } from '@/hooks/shell/use-brand';

/** The site's logo, which leads home. */
export function SiteLogo() {
  const { t } = useTranslation();
  return <Logo {...useBrand()} label={t('header.home')} />;
}
