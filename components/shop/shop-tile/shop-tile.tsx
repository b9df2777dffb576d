import { Picture } from '@/components/ui/picture/picture';
import {
  minutesText,
  openingText,
} from '@/components/shop/shop-card/shop-words';
import { SiteLink } from '@/components/shell/site-link/site-link';
import type { Words } from '@/utils/i18n/words';
import { routes } from '@/utils/shell/routes';
import type { ShopCardView } from '@/utils/shop/shop-card';
import styles from './shop-tile.module.css';

type ShopTileProps = Readonly<{
  shop: ShopCardView;
  pickup: boolean;
  words: Words;
}>;

/** A grocery, pharmacy or florist in the row above the restaurants. */
export function ShopTile({ shop, pickup, words }: ShopTileProps) {
  return (
    <SiteLink
      href={routes.shop(shop)}
      lang={words.language}
      className={styles.tile}
    >
      <span className={styles.logo}>
        <Picture
          className="cover"
          src={shop.logo}
          name={shop.title}
          width={56}
          height={56}
        />
      </span>
      <span className={styles.text}>
        <b className={styles.name}>{shop.title}</b>
        <span className={styles.line}>
          {shop.open
            ? minutesText(shop, words, pickup)
            : openingText(shop, words)}
        </span>
        {shop.kind && <span className={styles.line}>{shop.kind}</span>}
      </span>
    </SiteLink>
  );
}
