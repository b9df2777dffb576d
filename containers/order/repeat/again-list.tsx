import { useTranslation } from 'react-i18next';
import { AgainCard } from '@/components/order/again-card/again-card';
import { Section } from '@/components/ui/section/section';
import { RepeatButton } from './repeat-button';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { routes } from '@/utils/shell/routes';
import styles from './again.module.css';

type AgainListProps = Readonly<{ orders: readonly OrderRowDto[] }>;

/** A row of the last orders, one of each shop. */
export function AgainList({ orders }: AgainListProps) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('order.repeat.action')}
      link={{ href: routes.orders('past'), label: t('orders.title') }}
      className={styles.section}
    >
      <ul className={styles.row}>
        {orders.map((order) => (
          <li key={order.id}>
            <AgainCard
              href={routes.order(order.id)}
              shop={order.shop.title}
              logo={order.shop.logo_img ?? order.shop.card_img}
              items={order.items_title}
              pictures={order.items_img}
              action={
                <RepeatButton
                  order={order}
                  variant="secondary"
                  size="s"
                  block
                />
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
