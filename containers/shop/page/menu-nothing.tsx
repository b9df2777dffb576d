import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { routes } from '@/utils/shell/routes';
import styles from './shop-page.module.css';

type MenuNothingProps = Readonly<{
  /** Something was looked for; otherwise the menu itself is empty. */
  searched: boolean;
  onClear: () => void;
}>;

/** In place of a menu that has nothing to show. */
export function MenuNothing({ onClear, searched }: MenuNothingProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      className={styles.nothing}
      title={t(searched ? 'menu.nothing.title' : 'menu.empty.title')}
      text={t(searched ? 'menu.nothing.text' : 'menu.empty.text')}
      action={
        searched ? (
          <Button variant="secondary" onClick={onClear}>
            {t('menu.search.clear')}
          </Button>
        ) : (
          <LinkButton href={routes.home()}>{t('cart.empty.action')}</LinkButton>
        )
      }
    />
  );
}
