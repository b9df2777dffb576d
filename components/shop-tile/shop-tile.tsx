import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { openingText } from '@/components/shop-card/opening-text';
import { routes } from '@/utils/routes';
import type { ShopCardView } from '@/utils/shop-card';
import styles from './shop-tile.module.css';

type ShopTileProps = Readonly<{ shop: ShopCardView; pickup: boolean }>;

/** A grocery, pharmacy or florist in the row above the restaurants. */
export function ShopTile({ shop, pickup }: ShopTileProps) {
  const { t } = useTranslation();
  const [from, to] = pickup ? shop.ready : shop.eta;
  return (
    <Link href={routes.shop(shop)} prefetch={false} className={styles.tile}>
      <span className={styles.logo}>
        {shop.logo && <img src={shop.logo} alt="" width={56} height={56} />}
      </span>
      <span className={styles.text}>
        <b className={styles.name}>{shop.title}</b>
        <span className={styles.line}>
          {shop.open
            ? t('shopCard.minutes', { from, to })
            : openingText(t, shop.opens)}
        </span>
        {shop.kind && <span className={styles.line}>{shop.kind}</span>}
      </span>
    </Link>
  );
}
