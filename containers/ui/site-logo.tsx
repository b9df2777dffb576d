import { useTranslation } from 'react-i18next';
import { Logo } from '@/components/shell/logo/logo';
import { useShell } from '@/contexts/shell-context';
import { useBrand } from '@/hooks/shell/use-brand';

/** The site's logo, which leads home. */
export function SiteLogo() {
  const { t } = useTranslation();
  const { home = '/' } = useShell();
  return <Logo {...useBrand()} href={home} label={t('header.home')} />;
}
