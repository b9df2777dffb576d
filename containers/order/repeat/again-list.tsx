import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/picture/picture';
import { Section } from '@/components/ui/section/section';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { routes } from '@/utils/shell/routes';
import { RepeatButton } from './repeat-button';
import { clsx as cx } from 'clsx';
import styles from './again.module.css';

type AgainCardProps = Readonly<{
  href: string;
  shop: string;
  logo: string | null;
  items: string;
  /** Of the first lines. */
  pictures: readonly string[];
  /** Over the card's link. */
  action: ReactNode;
}>;

const SHOWN = 2;

/** A past order as an invitation: what it was, of whom, and the button that brings it back. */
function AgainCard(props: AgainCardProps) {
  const { action, href, items, logo, pictures, shop } = props;
  const shown = pictures.length > 0 ? pictures.slice(0, SHOWN) : [logo];
  return (
    <article className={styles.card}>
      <div className={styles.what}>
        <div className={styles.pictures}>
          {shown.map((src, index) => (
            <Picture
              key={`${index}${src}`}
              className={styles.picture}
              src={src}
              name={shop}
              width={64}
              height={64}
            />
          ))}
        </div>
        <div className={styles.words}>
          <h3 className={`clip ${styles.shop}`}>
            <Link
              href={href}
              prefetch={false}
              className={cx('whole', styles.link)}
            >
              <bdi>{shop}</bdi>
            </Link>
          </h3>
          <p className={`clamp2 ${styles.items}`}>{items}</p>
        </div>
      </div>
      <div className={styles.action}>{action}</div>
    </article>
  );
}

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
