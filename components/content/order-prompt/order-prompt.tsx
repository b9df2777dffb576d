import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/button';
import styles from './order-prompt.module.css';

type OrderPromptProps = Readonly<{
  id: number;
  href: string;
  shop: string;
  status: ReactNode;
  /** When it comes; null: not known. */
  arrival: string | null;
}>;

/** The order under way, which a question is most likely about. */
export function OrderPrompt(props: OrderPromptProps) {
  const { arrival, href, id, shop, status } = props;
  const { t } = useTranslation();
  return (
    <section className={styles.card}>
      {status}
      <h2 className={styles.title}>{t('help.order.title', { id })}</h2>
      <p className={styles.note}>
        <bdi>{shop}</bdi>
        {arrival && <span>{arrival}</span>}
      </p>
      <LinkButton href={href} prefetch={false} block>
        {t('help.order.open')}
      </LinkButton>
    </section>
  );
}
