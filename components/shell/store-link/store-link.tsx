import '@/styles/families/common';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './store-link.module.css';

const STORES = {
  apple: { name: 'App Store', text: 'footer.appStore' },
  google: { name: 'Google Play', text: 'footer.googlePlay' },
} as const;

type StoreLinkProps = Readonly<{ store: keyof typeof STORES; href: string }>;

export function StoreLink({ store, href }: StoreLinkProps) {
  const { t } = useTranslation();
  const { name, text } = STORES[store];
  return (
    <a href={href} rel="noopener" className={styles.store}>
      <span className={cx(styles.mark, styles[store])} aria-hidden="true" />
      <span>
        <small>{t(text)}</small> {name}
      </span>
    </a>
  );
}
