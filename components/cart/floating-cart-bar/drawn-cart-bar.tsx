import '@/styles/families/shop';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Spinner } from '@/components/ui/spinner/spinner';
import styles from './floating-cart-bar.module.css';

/**
 * The cart's bar before the page is alive: HTML of the page that utils/platform/answer-early-press.ts shows, with the count.
 * It knows no sum, and leads to the cart's page.
 */
export function DrawnCartBar({ href }: Readonly<{ href: string }>) {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.float}>
      <a className={styles.bar} href={href}>
        <span className={styles.count} data-count="" />
        <span className={styles.label}>{t('cart.view')}</span>
        <Spinner />
      </a>
    </div>
  );
}
