import '@/styles/families/shop';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { routes } from '@/utils/shell/routes';
import styles from './shop-page.module.css';

/** In place of a menu that has nothing to show. */
export function MenuNothing() {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      className={styles.nothing}
      title={t('menu.empty.title')}
      text={t('menu.empty.text')}
      action={
        <LinkButton href={routes.home()}>{t('cart.empty.action')}</LinkButton>
      }
    />
  );
}
