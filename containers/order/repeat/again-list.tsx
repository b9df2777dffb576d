import Link from 'next/link';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Picture } from '@/components/ui/picture/picture';
import { Section } from '@/components/ui/section/section';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { routes } from '@/utils/shell/routes';
import { RepeatButton } from './repeat-button';
import { clsx as cx } from 'clsx';
import styles from './again.module.css';

const SHOWN = 2;

/** A past order as an invitation: what it was, of whom, and the button that brings it back. */
function AgainCard({ order }: Readonly<{ order: OrderRowDto }>) {
  const { card_img: card, logo_img: logo, title: shop } = order.shop;
  const { items_img: pictures } = order;
  const shown = pictures.length > 0 ? pictures.slice(0, SHOWN) : [logo ?? card];
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
              href={routes.order(order.id)}
              prefetch={false}
              className={cx('whole', styles.link)}
            >
              <bdi>{shop}</bdi>
            </Link>
          </h3>
          <p className={`clamp2 ${styles.items}`}>{order.items_title}</p>
        </div>
      </div>
      <div className={styles.action}>
        <RepeatButton order={order} variant="secondary" size="s" block />
      </div>
    </article>
  );
}

type AgainListProps = Readonly<{ orders: readonly OrderRowDto[] }>;

/** A row of the last orders, one of each shop. */
export function AgainList({ orders }: AgainListProps) {
  const { t } = useTranslation(['account-menu', 'order']);
  return (
    <Section
      title={t('order.repeat.action')}
      link={{ href: routes.orders('past'), label: t('orders.title') }}
      className={styles.section}
    >
      <ul className={styles.row}>
        {orders.map((order) => (
          <li key={order.id}>
            <AgainCard order={order} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
